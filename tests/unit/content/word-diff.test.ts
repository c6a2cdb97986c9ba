import { expect, test } from 'vitest';
import { diffTexts } from '#admin/content/restore/word-diff.ts';

/** Parts as text: `[-removed-]`, `{+added+}`. */
function show(before: string, after: string): string {
  const parts = diffTexts(before, after).map(({ kind, text }) => {
    if (kind === 'added') return `{+${text}+}`;
    return kind === 'removed' ? `[-${text}-]` : text;
  });
  return parts.join('');
}

test('words that were changed are shown', () => {
  expect(show('Harga naik 10% setahun.', 'Harga turun 10% setahun ini.')).toBe(
    'Harga [-naik-]{+turun+} 10% setahun{+ ini+}.',
  );
});

test('unchanged text far from a change is left out', () => {
  const long = 'kata '.repeat(200);
  const shown = show(`${long}lama ${long}`, `${long}baru ${long}`);
  expect(shown).toMatch(/^ … (?:kata )+\[-lama-\]\{\+baru\+\} (?:kata )+… $/);
  expect(shown.length).toBeLessThan(250);
});

test('texts without a common word are compared in bounded time', () => {
  const words = (prefix: string) =>
    Array.from({ length: 20_000 }, (_, index) => `${prefix}${index}`).join(' ');
  const start = performance.now();
  expect(diffTexts(words('a'), words('b')).some(({ kind }) => kind === 'added')).toBe(true);
  expect(performance.now() - start).toBeLessThan(10_000);
});
