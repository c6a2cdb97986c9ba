import { createHash } from 'node:crypto';

export const digestOf = (content: string | Uint8Array): string =>
  createHash('sha256').update(content).digest('base64');

export const hashSource = (text: string): string => `'sha256-${digestOf(text)}'`;

/** Equal ids are equal parts. */
export function idOf(...parts: readonly string[]): string {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(part).update('\0');
  return hash.digest('hex').slice(0, 16);
}
