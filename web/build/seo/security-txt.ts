import { DAY_MS } from '../../../model/time-zone.ts';
import { studio } from '../../src/studio/studio.ts';

/** Days until another build must confirm the contact details (RFC 9116 asks for less than a year). */
const VALID_DAYS = 180;

/** `.well-known/security.txt` (RFC 9116): where to report a vulnerability. @param now milliseconds since 1970 */
export function securityTxt(now: number): string {
  const expires = new Date(now + VALID_DAYS * DAY_MS);
  return [
    `Contact: mailto:${studio.email}`,
    `Expires: ${expires.toISOString().slice(0, 10)}T00:00:00Z`,
    'Preferred-Languages: id, en',
    `Canonical: ${studio.origin}/.well-known/security.txt`,
    '',
  ].join('\n');
}
