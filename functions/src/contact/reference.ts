import { randomInt } from 'node:crypto';

/** Without characters that look or sound alike, so that it can be read out on the telephone. */
const ALPHABET = '23456789ABCDEFGHJKMNPQRSTVWXYZ';

/** A new reference number, e.g. `CS-7K3M-Q9TX`: one of 6.5 × 10¹¹. */
export function newReference(): string {
  const part = () => Array.from({ length: 4 }, () => ALPHABET[randomInt(ALPHABET.length)]).join('');
  return `CS-${part()}-${part()}`;
}
