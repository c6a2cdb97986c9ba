import addressparser from 'nodemailer/lib/addressparser';

export interface Address {
  name: string;
  address: string;
}

/** One address without anything that a mail header or an SMTP command gives a meaning to. */
const PLAIN_ADDRESS = /^[^\s\p{C}<>()[\]",;:\\@]+@[^\s\p{C}<>()[\]",;:\\@]+$/u;

/** True for a single plain address. A list of addresses, a quoted or a commented one is none. */
export const isPlainAddress = (text: string): boolean => PLAIN_ADDRESS.test(text);

/**
 * The mailbox of a plain address, for counting: addresses that differ in case or after a plus sign are one, and those of
 * Gmail that differ in dots or its second domain.
 */
export function mailbox(address: string): string {
  const [name = '', domain = ''] = address.toLowerCase().split('@');
  const local = name.replace(/\+.*/, '');
  const isGmail = domain === 'gmail.com' || domain === 'googlemail.com';
  return isGmail ? `${local.replaceAll('.', '')}@gmail.com` : `${local}@${domain}`;
}

/** The address and the name of a configured value such as `The Studio <halo@the-studio.id>`; null where it is none. */
export function parseAddress(text: string): Address | null {
  const [first, ...others] = addressparser(text, { flatten: true });
  if (first === undefined || others.length > 0 || !isPlainAddress(first.address)) return null;
  return { name: first.name, address: first.address };
}

/** One line without control, direction and other invisible characters, cut to a length in characters. */
export function oneLine(text: string, length: number): string {
  const line = text
    .replace(/[\s\p{Cc}\u2028\u2029]+/gu, ' ')
    .replace(/\p{C}/gu, '')
    .trim();
  return line.slice(0, length).toWellFormed();
}

/**
 * A visitor's name as the display name of an address. Mail programs show the name instead of the address, so a name
 * that looks like an address or ends the name early is not used.
 * @returns '' where there is nothing to show
 */
export function displayName(name: string): string {
  const line = oneLine(name, 100);
  return /[@<>"\\＠﹫]/u.test(line) ? '' : line;
}
