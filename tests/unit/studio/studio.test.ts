import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { studio } from '#studio/studio.ts';

/**
 * Beginnings of the paths that may name the studio: what a person changes, and examples. Nothing is searched there, so
 * `git grep -i contoh` shows more after a change of the name.
 */
const PLACES = [
  'studio/studio.ts',
  'studio/address.ts',
  'functions/.env',
  'README.md',
  'package.json',
  'package-lock.json',
  'functions/package.json',
  'functions/package-lock.json',
  'docs/behaviour.md',
  'emulators/seed/',
  'tests/',
];

/** Text files of the repository outside those places. */
function otherFiles(): string[] {
  const args = ['ls-files', '--cached', '--others', '--exclude-standard'];
  return execFileSync('git', args, { encoding: 'utf8' })
    .split('\n')
    .filter((file) => file !== '' && existsSync(file) && !/\.(?:png|jpe?g|woff2?)$/.test(file))
    .filter((file) => !PLACES.some((place) => file.startsWith(place)));
}

test('outside these places, nothing has the name or domain of the studio or of the placeholder', () => {
  const names = [studio.name, studio.domain, 'contoh studio', 'contoh-studio', 'contoh.example'];
  const named = otherFiles().filter((file) => {
    const text = readFileSync(file, 'utf8').toLowerCase();
    return names.some((name) => text.includes(name.toLowerCase()));
  });
  expect(named).toEqual([]);
});
