import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { decryptToFolder, encryptFolder, isEncrypted } from '../../../backup/age.ts';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'age-'));
  mkdirSync(join(folder, 'backup/documents'), { recursive: true });
  writeFileSync(join(folder, 'backup', 'manifest.json'), '{}');
  writeFileSync(join(folder, 'backup/documents/1'), 'x'.repeat(300_000));
});
afterEach(() => {
  rmSync(folder, { recursive: true });
});

/**
 * A program in the place of age, which not every machine has. It knows the options with which age is called, refuses
 * other recipients and identities than its own, and "encrypts" by inverting the text's letters.
 */
function provideAge(): void {
  const script = `#!/bin/sh
case "$*" in
  "--recipient good") tr x y ;;
  "--decrypt --identity good "*) tr y x < "$4" ;;
  *) exit 1 ;;
esac
`;
  writeFileSync(join(folder, 'age'), script, { mode: 0o755 });
  vi.stubEnv('PATH', `${folder}${delimiter}${process.env['PATH'] ?? ''}`);
}

test('a backup is encrypted into one file that only its owner can read, and decrypted into a folder', async () => {
  provideAge();
  const file = await encryptFolder(join(folder, 'backup/'), 'good');
  expect(file).toBe(join(folder, 'backup.tar.age'));
  expect(isEncrypted(file)).toBe(true);
  expect(statSync(file).mode & 0o777).toBe(0o600);
  expect(readFileSync(file, 'latin1')).not.toContain('xxx');
  expect(existsSync(join(folder, 'backup'))).toBe(false);

  const restored = await decryptToFolder(file, 'good');
  expect(readFileSync(join(restored, 'documents/1'), 'utf8')).toBe('x'.repeat(300_000));
  expect(statSync(restored).mode & 0o777).toBe(0o700);
  rmSync(restored, { recursive: true });
  await expect(decryptToFolder(file, 'wrong')).rejects.toThrow('age ended with 1.');
});

test('where age refuses or is missing, the backup stays as it is', async () => {
  provideAge();
  await expect(encryptFolder(join(folder, 'backup'), 'wrong')).rejects.toThrow('age ended with 1.');
  vi.stubEnv('PATH', '/nowhere');
  const missing = encryptFolder(join(folder, 'backup'), 'good');
  await expect(missing).rejects.toThrow('age is not installed (https://age-encryption.org).');
  expect(existsSync(join(folder, 'backup', 'manifest.json'))).toBe(true);
  expect(existsSync(join(folder, 'backup.tar.age'))).toBe(false);
  expect(existsSync(join(folder, 'backup.tar.age.part'))).toBe(false);
});
