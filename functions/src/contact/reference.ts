import { createHmac, randomInt } from 'node:crypto';
import type { ContactRequest } from '../../../model/contact/api.ts';
import { referencePrefix } from '../../../studio/studio.ts';
import { rateLimitKey } from '../config.ts';

/** Without characters that look or sound alike on the telephone. */
const ALPHABET = '23456789ABCDEFGHJKMNPQRSTVWXYZ';

/** E.g. `CS-7K3M-Q9TX`: one of 6.5 × 10¹¹. @param number a large or random number for each of eight places */
function toReference(number: (place: number) => number): string {
  const places = Array.from({ length: 8 }, (_, place) => ALPHABET[number(place) % ALPHABET.length]);
  return `${referencePrefix}-${places.slice(0, 4).join('')}-${places.slice(4).join('')}`;
}

export function newReference(): string {
  return toReference(() => randomInt(ALPHABET.length));
}

/**
 * The same for the same id and content: a repeated request finds the stored message, and an id alone reaches none of another
 * sender.
 */
export function referenceOf(id: string, request: ContactRequest): string {
  const { name, email, phone, company, budget, message } = request;
  const content = [id.toLowerCase(), name, email, phone, company, request.package, budget, message];
  const digest = createHmac('sha256', rateLimitKey.value())
    .update(`contact_message ${JSON.stringify(content)}`)
    .digest();
  return toReference((place) => digest.readUInt32BE(4 * place));
}
