import { mkdtempSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { isInstalled } from '../../../emulators/run.mjs';
import { emulatorConfig } from '../../../emulators/emulator-config.ts';
import { findSdkJar } from '../../../emulators/firestore-emulator.ts';
import { findJava, runJdkTool } from '../../../emulators/java.ts';
import { PORTS, ROOT, SetupError } from '../../../emulators/project.ts';
import { deniesEverything } from '../../../emulators/storage-emulator.ts';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'launcher-'));
});
afterEach(() => {
  rmSync(folder, { recursive: true });
});

/** Writes a file below the test's folder, with the folders above it. */
function put(path: string, content: string): string {
  const file = join(folder, path);
  mkdirSync(join(file, '..'), { recursive: true });
  writeFileSync(file, content, { mode: 0o755 });
  return file;
}

describe('packages', () => {
  const lock = (packages: object) => JSON.stringify({ packages });

  test.each([
    ['as in the lockfile', { '': {}, a: { version: '1.0.0' } }, { a: { version: '1.0.0' } }, true],
    ['of another version', { a: { version: '2.0.0' } }, { a: { version: '1.0.0' } }, false],
    ['missing', { a: { version: '1.0.0' } }, {}, false],
    ['for another platform', { a: { version: '1.0.0', optional: true } }, {}, true],
  ])('%s: installed is %#', (_case, wanted, present, expected) => {
    put('package-lock.json', lock(wanted));
    put('node_modules/.package-lock.json', lock(present));
    expect(isInstalled(folder)).toBe(expected);
  });

  // An entry that npm never installs would make every command reinstall everything.
  test.each(['.', 'functions'])('of this lockfile are all installed: %s', (directory) => {
    expect(isInstalled(join(ROOT, directory))).toBe(true);
  });

  test('an interrupted install does not count', () => {
    put('package-lock.json', lock({}));
    put('node_modules/a/index.js', '');
    expect(isInstalled(folder)).toBe(false);
  });
});

describe('Java', () => {
  test('an old JAVA_HOME is ignored', () => {
    put('old/bin/java', '');
    put('old/release', 'JAVA_VERSION="17.0.15"\n');
    put('new/bin/java', '');
    put('new/bin/javac', '');
    put('new/release', 'JAVA_VERSION="21.0.2"\n');
    const found = findJava({ JAVA_HOME: join(folder, 'old'), PATH: join(folder, 'new/bin') });
    expect(found).toBe(join(folder, 'new'));
  });

  test('is found in a folder of Javas; an error names it where it is missing or too old', () => {
    const wanted =
      /^Java 21 or newer is needed for the Firestore emulator\. .+ Install a JDK .+\.$/;
    expect(() => findJava({ PATH: folder }, [])).toThrow(wanted);
    put('shelf/old/bin/java', '');
    put('shelf/old/release', 'JAVA_VERSION="1.8.0_412"\n');
    expect(() => findJava({}, [join(folder, 'shelf')])).toThrow(SetupError);
    put('shelf/new/bin/java', '');
    put('shelf/new/release', 'JAVA_VERSION="25.0.1"\n');
    expect(findJava({}, [join(folder, 'shelf')])).toBe(join(folder, 'shelf/new'));
  });
});

test('a jar needs a JDK, and says so where there is a runtime only', () => {
  const make = () => runJdkTool(join(folder, 'jre'), 'jar', []);
  expect(make).toThrow(/A JDK 21 or newer.*Install a JDK/);
});

test('the Firestore emulator of a Google Cloud SDK on the PATH is found', () => {
  put('sdk/bin/gcloud', '');
  const jar = put('sdk/platform/cloud-firestore-emulator/cloud-firestore-emulator.jar', '');
  expect(findSdkJar({ PATH: join(folder, 'sdk/bin') })).toBe(jar);
});

describe('storage rules', () => {
  test("the project's own deny every client", () => {
    expect(deniesEverything(readFileSync(join(ROOT, 'storage.rules'), 'utf8'))).toBe(true);
  });

  test.each([
    'allow read;',
    'allow read, write: if false || true;',
    'allow read: if request.auth != null;',
    'allow write: if false;\nallow read: if true;',
    '/* allow read: if false; */ allow get\n  : if true;',
    'allow read',
  ])('are not taken for denying: %s', (rules) => expect(deniesEverything(rules)).toBe(false));

  test('a comment that mentions a permission does not count as one', () => {
    expect(deniesEverything('// allow read;\nallow read, write: if false;')).toBe(true);
  });
});

test('the emulators’ policy allows only the emulators in addition to production’s', () => {
  const policy =
    "default-src 'self'; connect-src 'self' https://a.example; frame-src 'none'; img-src 'self'";
  const [auth, firestore] = ['127.0.0.1:9099', '127.0.0.1:8080'];
  expect(emulatorConfig(JSON.stringify({ value: policy }))).toBe(
    JSON.stringify({
      value:
        `default-src 'self'; connect-src 'self' https://a.example http://${auth} http://${firestore} ` +
        `ws://${firestore} ws://127.0.0.1:5173; frame-src 'none' http://${auth}; img-src 'self'`,
    }),
  );
});

test("the launcher's ports are those of firebase.json", () => {
  const { emulators } = JSON.parse(readFileSync(join(ROOT, 'firebase.json'), 'utf8')) as {
    emulators: Record<string, { port: number }>;
  };
  for (const [name, port] of Object.entries(PORTS)) expect(emulators[name]?.port).toBe(port);
});
