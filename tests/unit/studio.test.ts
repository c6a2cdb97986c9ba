import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { studio } from '../../web/src/studio.ts';

/** Files and folders that may name the studio; docs/own-studio.md lists those that a person changes. */
const PLACES = [
  'web/src/studio.ts',
  'functions/.env.demo-studio',
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

test('the name and domain of the studio, and of the placeholder, stand only where docs/own-studio.md says', () => {
  const names = [studio.name, studio.domain, 'contoh studio', 'contoh-studio', 'contoh.example'];
  const named = otherFiles().filter((file) => {
    const text = readFileSync(file, 'utf8').toLowerCase();
    return names.some((name) => text.includes(name.toLowerCase()));
  });
  expect(named).toEqual([]);
});

test('docs/own-studio.md lists each of these places', () => {
  const guide = readFileSync('docs/own-studio.md', 'utf8');
  const isListed = (place: string) =>
    guide.includes(`\`${place}\``) || place.includes('package-lock') || place === 'tests/';
  expect(PLACES.filter((place) => !isListed(place))).toEqual([]);
});
