import * as v from 'valibot';
import { INVISIBLE } from '../characters.ts';

/** An address as mail servers take it: without invisible characters, its domain in ASCII. */
export function normaliseEmail(typed: string): string {
  const plain = typed
    .normalize('NFKC')
    .replace(INVISIBLE, '')
    .replace(/^\s*mailto:/i, '')
    .trim();
  const at = plain.lastIndexOf('@') + 1;
  const [mailbox, domain] = [plain.slice(0, at), plain.slice(at)];
  const url = `http://${domain}`;
  // A domain outside of ASCII, without the marks that end the host of a URL.
  const isInternational = /^(?=.*[^\0-\x7f])[\p{L}\p{M}\p{N}.。-]+$/u.test(domain);
  return isInternational && URL.canParse(url) ? mailbox + new URL(url).hostname : plain;
}

/** Browsers take a domain without a dot, which no mail server outside a local network has. */
export const isEmail = (text: string): boolean =>
  v.RFC_EMAIL_REGEX.test(text) && /@[^@]+\./.test(text);
