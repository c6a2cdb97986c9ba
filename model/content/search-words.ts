/** Longest word that can be searched for, in characters; longer ones are cut. */
const WORD_LENGTH = 40;

/** The words of a text that can be searched for: lower case, at least two characters, each once. */
export function searchWords(text: string): string[] {
  const words = text.toLowerCase().split(/[^\p{L}\p{N}_]+/u);
  const usable = words.filter((word) => word.length > 1).map((word) => word.slice(0, WORD_LENGTH));
  return [...new Set(usable)];
}
