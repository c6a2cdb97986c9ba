import { scrub } from '../../model/errors/clean-report.ts';

/** One line for logs and records, without addresses, numbers and tokens that it may quote. */
export function errorText(error: unknown): string {
  const text = error instanceof Error ? error.message : String(error);
  return scrub(text.replace(/[^\s<>"']+/g, (word) => (/[^@]@[^@]/.test(word) ? '…' : word)))
    .replace(/\s+/g, ' ')
    .slice(0, 300);
}
