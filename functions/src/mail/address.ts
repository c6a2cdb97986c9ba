import addressparser from 'nodemailer/lib/addressparser';
import { cut } from '../../../model/characters.ts';

export interface Address {
  name: string;
  address: string;
}

/** An address without marks of mail headers and SMTP commands. */
const PLAIN_ADDRESS = /^[^\s\p{C}<>()[\]",;:\\@]+@[^\s\p{C}<>()[\]",;:\\@]+$/u;

export const isPlainAddress = (text: string): boolean => PLAIN_ADDRESS.test(text);

/** The mailbox to count by: case, plus signs, Gmail's dots and its second domain do not matter. */
export function mailbox(address: string): string {
  const [name = '', domain = ''] = address.toLowerCase().split('@');
  const local = name.replace(/\+.*/, '');
  const isGmail = domain === 'gmail.com' || domain === 'googlemail.com';
  return isGmail ? `${local.replaceAll('.', '')}@gmail.com` : `${local}@${domain}`;
}

/** Parses a value such as `The Studio <halo@the-studio.id>`. */
export function parseAddress(text: string): Address | null {
  const [first, ...others] = addressparser(text, { flatten: true });
  if (first === undefined || others.length > 0 || !isPlainAddress(first.address)) return null;
  return { name: first.name, address: first.address };
}

/** The text without invisible characters, cut to a length in characters as people see them. */
export function oneLine(text: string, length: number): string {
  const line = text
    .replace(/[\s\p{Cc}\u2028\u2029]+/gu, ' ')
    .replace(/\p{C}/gu, '')
    .trim();
  return cut(line, length).toWellFormed();
}

/**
 * '' for a name like an address: mail programs show the name instead. Marks that end a name early, and `=?`, which begins
 * encoded text, are replaced.
 */
export function displayName(name: string): string {
  const line = oneLine(name.replace(/[<>\\]/g, ' '), 100);
  if (/[@＠﹫]/u.test(line)) return '';
  return line.replaceAll('"', "'").replaceAll('=?', '= ?');
}
