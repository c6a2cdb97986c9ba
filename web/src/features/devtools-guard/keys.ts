/** What of a key press decides; `code` is the key's place, so that it holds for every keyboard layout. */
export type KeyPress = Pick<
  KeyboardEvent,
  'key' | 'code' | 'ctrlKey' | 'metaKey' | 'shiftKey' | 'altKey'
>;

/** F12, Ctrl/Cmd+Shift+I, J, C and Ctrl/Cmd+U; on a Mac the browsers' own Cmd+Option+I, J, C, U (docs/behaviour.md, section 9). */
export function opensTools({ key, code, ctrlKey, metaKey, shiftKey, altKey }: KeyPress): boolean {
  if (key === 'F12') return true;
  if (!ctrlKey && !metaKey) return false;
  const letter = /^Key([IJCU])$/.exec(code)?.[1] ?? key.toUpperCase();
  // AltGr types letters on many layouts and is reported as Ctrl+Alt: only Cmd+Option opens tools.
  if (letter === 'U') return !shiftKey && (!altKey || metaKey);
  return ['I', 'J', 'C'].includes(letter) && (shiftKey || (metaKey && altKey));
}
