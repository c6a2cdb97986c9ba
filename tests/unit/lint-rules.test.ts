import { execFileSync } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ROOT } from '../../emulators/project.ts';

/** File → what it imports → whether the linter refuses it. */
const CASES: [file: string, imported: string, refused: boolean][] = [
  ['model/a.ts', './b.ts', false],
  ['model/a.ts', 'valibot', false],
  ['model/a.ts', '../web/src/routes.ts', true],
  ['model/a.ts', 'react', true],
  ['model/api/a.ts', '../b.ts', false],
  ['web/src/ui/a.ts', '../../../model/b.ts', false],
  ['web/src/ui/a.ts', '../features/i18n/index.ts', true],
  ['web/src/ui/a.ts', '../browser/storage.ts', true],
  ['web/src/ui/css/a.ts', '../../pages/home/messages.ts', true],
  ['web/src/ui/a.ts', 'valibot', true],
  ['web/src/browser/a.ts', '../../../model/b.ts', false],
  ['web/src/browser/a.ts', '../features/i18n/index.ts', true],
  ['web/src/firebase/a.ts', '../features/i18n/index.ts', true],
  ['web/src/firebase/a.ts', 'firebase/auth', false],
  ['web/src/features/i18n/a.ts', './b.ts', false],
  ['web/src/features/i18n/a.ts', './parts/b.ts', false],
  ['web/src/features/i18n/a.ts', '../navigation/index.ts', false],
  ['web/src/features/i18n/a.ts', '../navigation/url-guard.ts', false],
  ['web/src/features/i18n/a.ts', '../navigation/parts/url-guard.ts', true],
  ['web/src/features/i18n/a.ts', '../../browser/unsaved-text.ts', false],
  ['web/src/features/i18n/a.ts', '../../ui/icon.tsx', false],
  ['web/src/features/i18n/a.ts', '../../pages/home/page.tsx', true],
  ['web/src/features/i18n/a.ts', '../../controls/index.ts', true],
  ['web/src/features/i18n/a.ts', 'node:fs', true],
  ['web/src/controls/a.ts', '../features/i18n/index.ts', false],
  ['web/src/controls/a.ts', '../admin/inbox/search.ts', true],
  ['web/src/data/a.ts', '../account/email.ts', true],
  ['web/src/pages/home/a.ts', '../../features/i18n/index.ts', false],
  ['web/src/pages/home/a.ts', '../../features/i18n/parts/b.ts', true],
  ['web/src/pages/home/a.ts', '../../app/head.ts', true],
  ['web/src/pages/home/a.ts', 'firebase/auth', true],
  ['web/src/pages/home/a.ts', '../../../../functions/src/index.ts', true],
  ['web/src/admin/blog/a.ts', '../../features/session/use-session.ts', false],
  ['web/src/admin/blog/a.ts', '../../features/session/parts/b.ts', true],
  ['web/src/admin/blog/a.ts', '../../pages/home/page.tsx', true],
  ['web/src/layout/a.ts', '../admin/inbox/search.ts', true],
  ['web/src/app/a.ts', 'firebase/firestore', true],
  ['web/src/app/a.ts', '../layout/layout.tsx', false],
  ['web/src/app/a.ts', '../features/i18n/locale-storage.ts', false],
  ['functions/src/a.ts', '../../model/b.ts', false],
  ['functions/src/a.ts', '../../web/src/studio.ts', false],
  ['functions/src/a.ts', '../../web/src/routes.ts', true],
  ['functions/src/a.ts', '../../tests/run.ts', true],
];

let folder = '';
const refused = new Set<string>();
const nameOf = (file: string, imported: string) =>
  `${dirname(file)}/${imported.replaceAll(/\W+/g, '-')}.ts`;

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'lint-rules-'));
  copyFileSync(join(ROOT, '.oxlintrc.json'), join(folder, '.oxlintrc.json'));
  for (const [file, imported] of CASES) {
    const path = join(folder, nameOf(file, imported));
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, `import { x } from '${imported}';\nx();\n`);
  }
  let report = '';
  try {
    const oxlint = join(ROOT, 'node_modules/.bin/oxlint');
    report = execFileSync(oxlint, ['--format', 'json'], { cwd: folder, encoding: 'utf8' });
  } catch (error) {
    report = (error as { stdout: string }).stdout; // it exits with 1 because it found something
  }
  const { diagnostics } = JSON.parse(report) as {
    diagnostics: { code: string; filename: string }[];
  };
  for (const { code, filename } of diagnostics) {
    if (code.includes('no-restricted-imports')) refused.add(filename);
  }
});
afterAll(() => rmSync(folder, { recursive: true }));

test.each(CASES)('%s importing %s is refused: %j', (file, imported, expected) => {
  expect(refused.has(nameOf(file, imported))).toBe(expected);
});
