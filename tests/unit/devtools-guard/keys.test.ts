import { describe, expect, it } from 'vitest';
import type { KeyPress } from '../../../web/src/features/devtools-guard/keys.ts';
import { opensDevtools } from '../../../web/src/features/devtools-guard/keys.ts';

/** A key press written as people write it, e.g. `Ctrl+Shift+I`. */
function press(text: string): KeyPress {
  const parts = text.split('+');
  const key = parts.at(-1) ?? '';
  return {
    key,
    code: key.length === 1 ? `Key${key.toUpperCase()}` : key,
    ctrlKey: parts.includes('Ctrl'),
    metaKey: parts.includes('Cmd'),
    shiftKey: parts.includes('Shift'),
    altKey: parts.includes('Alt'),
  };
}

describe('keys of developer tools', () => {
  const blocked = ['F12', 'Shift+F12', 'Ctrl+U', 'Cmd+U', 'Cmd+Alt+U', 'Cmd+Alt+I', 'Cmd+Alt+J'];
  for (const control of ['Ctrl', 'Cmd']) {
    for (const letter of ['I', 'J', 'C', 'i', 'j', 'c']) blocked.push(`${control}+Shift+${letter}`);
  }
  it.each(blocked)('%s is blocked', (keys) => {
    expect(opensDevtools(press(keys))).toBe(true);
  });

  it.each([
    'F5',
    'F11',
    'I',
    'Shift+I',
    'Ctrl+C',
    'Cmd+C',
    'Ctrl+I',
    'Ctrl+J',
    'Ctrl+R',
    'Ctrl+Shift+R',
    'Ctrl+Shift+T',
    'Ctrl+Alt+U',
    'Ctrl+Alt+C',
    'Tab',
    'Enter',
  ])('%s is not', (keys) => {
    expect(opensDevtools(press(keys))).toBe(false);
  });

  it('uses the key’s position where the layout has other letters', () => {
    expect(opensDevtools({ ...press('Ctrl+Shift+I'), key: 'Ш' })).toBe(true);
  });
});
