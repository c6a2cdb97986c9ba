import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { transform } from 'esbuild';
import { afterAll, expect, test } from 'vitest';
import { translateStack } from '../../../deploy/translate-stack.ts';

const folder = mkdtempSync(join(tmpdir(), 'maps-'));
afterAll(() => rmSync(folder, { recursive: true }));

const SOURCE = `export const add = (first: number) => first;

export function submitForm(text: string): void {
  const unused = text;
  throw new Error(unused);
}
`;

test('places in scripts become files, lines and columns; others stay', async () => {
  const { code, map } = await transform(SOURCE, {
    loader: 'ts',
    minify: true,
    sourcemap: 'external',
    sourcefile: '../../site/features/contact/submit.ts',
  });
  writeFileSync(join(folder, 'contact-4f1c.js.map'), map);
  const column = code.indexOf('throw') + 1;
  const places = [
    `    at a (https://contoh.example/assets/contact-4f1c.js:1:${column})`,
    `a@https://contoh.example/assets/contact-4f1c.js:1:${column}`,
    '    at b (https://contoh.example/assets/other-0000.js:1:1)',
    '    at https://contoh.example/services:12:3',
  ];
  expect(translateStack(`Error: x\n${places.join('\n')}`, folder).split('\n')).toEqual([
    'Error: x',
    '    at a (web/site/features/contact/submit.ts:5:3)',
    'a@web/site/features/contact/submit.ts:5:3',
    places[2],
    places[3],
  ]);
});
