/**
 * A text that a person typed, without what nobody can influence: line ends of form posts (they would make it longer
 * than its field allows), control characters, halves of surrogate pairs.
 */
export const normaliseTyped = (text: string): string =>
  text
    .replace(/\p{Cs}/gu, '\ufffd')
    .replace(/\r\n?/g, '\n')
    .replace(/\p{Cc}/gu, (character) => (/[\n\t]/.test(character) ? character : ''));
