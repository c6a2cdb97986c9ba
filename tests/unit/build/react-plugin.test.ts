import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { runInThisContext } from 'node:vm';
import { expect, test } from 'vitest';
import { withoutPlaces } from '../../../web/build/react-plugin.ts';

const require = createRequire(import.meta.url);

/** Declarations at the top level of react-dom that make an error when the file is loaded. */
function errorsMadeAtLoad(code: string): string[] {
  return code.split('\n').filter((line) => /^(?:var| ) ?\s?\w+ = (?:new )?Error\(/.test(line));
}

test('the installed react-dom makes no error while it is loaded', () => {
  const file = require.resolve('react-dom/client').replace(/client\.js$/, '');
  const source = readFileSync(`${file}cjs/react-dom-client.production.js`, 'utf8');
  expect(errorsMadeAtLoad(source)).not.toEqual([]);
  expect(errorsMadeAtLoad(withoutPlaces(source))).toEqual([]);
});

test('a signal is still an error with its message', () => {
  const made = withoutPlaces('const AException = Error(formatProdErrorMessage(460))');
  const signal: unknown = runInThisContext(
    `(() => { const formatProdErrorMessage = (code) => 'error ' + code; ${made}; return AException; })()`,
  );
  expect(signal).toBeInstanceOf(Error);
  expect(signal).toMatchObject({ message: 'error 460' });
  expect(Object.hasOwn(signal as Error, 'stack')).toBe(false);
});
