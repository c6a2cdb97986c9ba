import { execFileSync } from 'node:child_process';
import { mkdtempSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { isInstalled } from '../../../emulators/bootstrap.mjs';
import { emulatorConfig } from '../../../emulators/emulator-config.ts';
import { findSdkJar } from '../../../emulators/firestore-emulator.ts';
import { jdkTool, writeJar } from '../../../emulators/jar.ts';
import { findJava, javaVersion, majorVersion } from '../../../emulators/java.ts';
import { faultOf, isShown, splitLines } from '../../../emulators/log-filter.ts';
import { requireFreePorts } from '../../../emulators/ports.ts';
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
  test.each([
    ['25.0.1', 25],
    ['21', 21],
    ['1.8.0_412', 8],
    ['', 0],
    ['ea', 0],
  ])('version %j is Java %i', (text, major) => expect(majorVersion(text)).toBe(major));

  test('is found on the PATH; without a release file, its output gives the version', () => {
    put('jdk/bin/java', '#!/bin/sh\necho "openjdk 23.0.2 2025-01-21"\n');
    put('jdk/bin/javac', '');
    expect(javaVersion(join(folder, 'jdk'))).toBe(23);
    expect(findJava({ PATH: join(folder, 'jdk/bin') })).toBe(join(folder, 'jdk'));
  });

  test('an old JAVA_HOME is ignored', () => {
    put('old/bin/java', '');
    put('old/release', 'JAVA_VERSION="17.0.15"\n');
    put('new/bin/java', '');
    put('new/bin/javac', '');
    put('new/release', 'JAVA_VERSION="21.0.2"\n');
    const found = findJava({ JAVA_HOME: join(folder, 'old'), PATH: join(folder, 'new/bin') });
    expect(found).toBe(join(folder, 'new'));
  });

  test('is named in the error where it is missing or too old', () => {
    const wanted =
      /^Java 21 or newer is needed for the Firestore emulator\. .+ Install a JDK .+\.$/;
    expect(() => findJava({ PATH: folder }, [])).toThrow(wanted);
    put('shelf/old/bin/java', '');
    put('shelf/old/release', 'JAVA_VERSION="17.0.15"\n');
    expect(() => findJava({}, [join(folder, 'shelf')])).toThrow(SetupError);
  });
});

describe('a jar', () => {
  // Compiler and virtual machine start from cold: on a busy machine that takes longer than the usual five seconds.
  test(
    'starts with `java -jar`, whatever the length of its class path',
    { timeout: 60_000 },
    () => {
      const java = findJava();
      const source = put(
        'Hello.java',
        'class Hello { public static void main(String[] a) { System.out.print("hello"); } }',
      );
      execFileSync(join(java, 'bin/javac'), ['-d', folder, source]);
      const jar = join(folder, 'hello.jar');
      const path = `file:/${'a-long-folder-name/'.repeat(12)}x.jar`;
      const classes = { folder, names: ['Hello.class'] };
      writeJar(java, jar, { 'Main-Class': 'Hello', 'Class-Path': path }, classes);
      expect(execFileSync(join(java, 'bin/java'), ['-jar', jar], { encoding: 'utf8' })).toBe(
        'hello',
      );
    },
  );

  test('needs a JDK, and says so where there is a runtime only', () => {
    expect(() => jdkTool(join(folder, 'jre'), 'jar')).toThrow(/A JDK 21 or newer.*Install a JDK/);
  });
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

test('a port in use is refused with its number and its purpose', async () => {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  await expect(requireFreePorts({ hosting: port })).rejects.toThrow(
    `In use by another program: port ${port} (hosting).`,
  );
  await new Promise((resolve) => server.close(resolve));
  await expect(requireFreePorts({ hosting: port })).resolves.toBeUndefined();
});

test('the emulators’ policy allows only the emulators in addition to production’s', () => {
  const policy = "default-src 'self'; connect-src 'self' https://a.example; img-src 'self'";
  const headers = [{ key: 'Content-Security-Policy', value: policy }];
  const production = {
    functions: [],
    hosting: { headers: [{ source: '**', headers }] },
    emulators: {},
  };
  const made = emulatorConfig(production, false);
  const value = made.hosting.headers?.[0]?.headers[0]?.value;
  expect(value).toMatch(
    /^default-src 'self'; connect-src 'self' https:\/\/a\.example http:\/\/127\.0\.0\.1:8080 .*; img-src 'self'$/,
  );
  expect(headers[0]?.value).toBe(policy);
});

test("the launcher's ports are those of firebase.json", () => {
  const { emulators } = JSON.parse(readFileSync(join(ROOT, 'firebase.json'), 'utf8')) as {
    emulators: Record<string, { port: number }>;
  };
  for (const [name, port] of Object.entries(PORTS)) expect(emulators[name]?.port).toBe(port);
});

describe('output of the emulators', () => {
  test.each([
    ['⚠  functions: failed to load', true],
    ['>  {"severity":"ERROR","message":"x"}', true],
    ['i  hosting: 127.0.0.1 - - "GET / HTTP/1.1" 200', false],
    ['⚠  firestore: Env variable override detected. Using firestore emulator', false],
    ['>  {"severity":"INFO","message":"x"}', false],
    ['⚠  functions: The following emulators are not running', false],
  ])('%s → shown: %j', (line, shown) => expect(isShown(line)).toBe(shown));

  test('an emulator that ends by itself is noticed', () => {
    const line =
      '\u001b[33m⚠  Firestore Emulator has exited upon receiving signal: SIGKILL\u001b[39m';
    expect(faultOf(line)).toBe('Firestore Emulator has exited upon receiving signal: SIGKILL');
    expect(faultOf('✔  firestore: Firestore Emulator started')).toBe('');
  });

  test('lines split across chunks are joined', () => {
    const seen: string[] = [];
    const feed = splitLines((line) => seen.push(line));
    for (const chunk of ['on', 'e\ntw', 'o\n', 'rest']) feed(chunk);
    expect(seen).toEqual(['one', 'two']);
  });
});
