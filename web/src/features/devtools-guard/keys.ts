/** The properties of a key press that are checked; `code` is the physical key, independent of the keyboard layout. */
export type KeyPress = Pick<
  KeyboardEvent,
  'key' | 'code' | 'ctrlKey' | 'metaKey' | 'shiftKey' | 'altKey'
>;

/**
 * True for the keys that open developer tools: F12, Ctrl/Cmd+Shift+I, J, C and Ctrl/Cmd+U; on a Mac also
 * Cmd+Option+I, J, C, U (docs/behaviour.md, "States and transitions").
 */
export function opensDevtools({
  key,
  code,
  ctrlKey,
  metaKey,
  shiftKey,
  altKey,
}: KeyPress): boolean {
  if (key === 'F12') return true;
  if (!ctrlKey && !metaKey) return false;
  const letter = /^Key([IJCU])$/.exec(code)?.[1] ?? key.toUpperCase();
  // AltGr types letters on many layouts and is reported as Ctrl+Alt: only Cmd+Option opens developer tools.
  if (letter === 'U') return !shiftKey && (!altKey || metaKey);
  return ['I', 'J', 'C'].includes(letter) && (shiftKey || (metaKey && altKey));
}
