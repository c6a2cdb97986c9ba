import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { posix } from 'node:path';
import { expect, test } from 'vitest';

const files = execFileSync('git', ['ls-files'], { encoding: 'utf8' })
  .split('\n')
  .filter((file) => /\.(?:md|ts|tsx|mjs|css|rules|yml)$/.test(file) && existsSync(file));
/** Files that builds make, and the form of their names. */
const MADE = /^(?:web\/dist|functions\/lib|tests\/e2e\/accessibility-tree)\b|[*{<…]/;
const PATH =
  /(?<![\w./@*{}-])(?:deploy|docs|emulators|functions|model|tests|web)\/[\w./*{}<>…-]*\.(?:ts|tsx|mjs|md|css|rules|json)\b/g;

test('every file named by its whole path in a document, comment or text exists', () => {
  const wrong = files.flatMap((file) =>
    (readFileSync(file, 'utf8').match(PATH) ?? [])
      .filter((path) => !MADE.test(path) && !existsSync(path))
      .map((path) => `${file}: ${path}`),
  );
  expect(wrong).toEqual([]);
});

test('every link of a document leads to a file', () => {
  const wrong = files
    .filter((file) => file.endsWith('.md'))
    .flatMap((file) =>
      [...readFileSync(file, 'utf8').matchAll(/\]\((?!\w+:)(?<target>[^)#\s]+)/g)]
        .map(({ groups }) => posix.join(posix.dirname(file), groups?.['target'] ?? ''))
        .filter((target) => !existsSync(target))
        .map((target) => `${file}: ${target}`),
    );
  expect(wrong).toEqual([]);
});

test('every heading of a document that is cited exists', () => {
  const wrong = files.flatMap((file) =>
    [
      ...readFileSync(file, 'utf8').matchAll(
        /(?<path>docs\/[\w/-]+\.md),[\s*/#]*"(?<heading>[^"]+)"/g,
      ),
    ]
      .filter(({ groups }) => {
        const text = readFileSync(groups?.['path'] ?? '', 'utf8');
        const heading = groups?.['heading']?.replaceAll(/\n[\s*/#]*/g, ' ');
        return !text.split('\n').some((line) => line.replace(/^#+ /, '') === heading);
      })
      .map(([cited]) => `${file}: ${cited}`),
  );
  expect(wrong).toEqual([]);
});

test('documents are cited by heading, whose numbers would change', () => {
  const wrong = files.flatMap((file) =>
    (readFileSync(file, 'utf8').match(/docs\/[\w/-]+\.md,[\s*/#]*sections? \d/g) ?? []).map(
      (cited) => `${file}: ${cited}`,
    ),
  );
  expect(wrong).toEqual([]);
});

test('every message that a document says to look for in the logs is logged', () => {
  const sources = files
    .filter((file) => file.startsWith('functions/src/'))
    .map((file) => readFileSync(file, 'utf8'));
  const wrong = files
    .filter((file) => file.endsWith('.md'))
    .flatMap((file) =>
      [...readFileSync(file, 'utf8').matchAll(/jsonPayload\.message="(?<text>[^"]+)"/g)]
        .map(({ groups }) => groups?.['text'] ?? '')
        .filter((text) => !sources.some((source) => source.includes(`'${text}'`)))
        .map((text) => `${file}: ${text}`),
    );
  expect(wrong).toEqual([]);
});
