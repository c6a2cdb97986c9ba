import { expect, test } from 'vitest';
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

const ofLetters = ['Ctrl', 'Cmd'].flatMap((control) =>
  ['I', 'J', 'C', 'i', 'j', 'c'].map((letter) => `${control}+Shift+${letter}`),
);
const others = 'F12 Shift+F12 Ctrl+U Cmd+U Cmd+Alt+U Cmd+Alt+I Cmd+Alt+J'.split(' ');
const harmless =
  'F5 F11 I Shift+I Ctrl+C Cmd+C Ctrl+I Ctrl+J Ctrl+R Ctrl+Shift+R Ctrl+Shift+T Ctrl+Alt+U Ctrl+Alt+C Tab Enter';

test('the keys that open developer tools are known, by their place where the layout has other letters', () => {
  for (const keys of [...ofLetters, ...others]) expect(opensDevtools(press(keys)), keys).toBe(true);
  for (const keys of harmless.split(' ')) expect(opensDevtools(press(keys)), keys).toBe(false);
  expect(opensDevtools({ ...press('Ctrl+Shift+I'), key: 'Ш' })).toBe(true);
});
