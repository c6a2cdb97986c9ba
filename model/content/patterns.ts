import { isEmail, normaliseEmail } from '../contact/email.ts';
import { parsePhone } from '../contact/phone.ts';
import { EMAIL_LENGTH } from '../lengths.ts';
import { SLUG_LENGTH, isSlug } from './slug.ts';

/* Texts of one line that links and data need in one form, whichever people type or paste. */

export interface Pattern {
  limit: number;
  example: string;
  /** The public form of what people type; null for what is no such value. */
  parse: (typed: string) => string | null;
}

const matches = (isValid: (value: string) => boolean) => (typed: string) =>
  isValid(typed) ? typed : null;

const SCHEME = /^[a-z][a-z\d+.-]*:/i;

function parseLink(typed: string): string | null {
  const url = URL.parse(SCHEME.test(typed) ? typed : `https://${typed}`);
  const isWeb = url !== null && /^https?:$/.test(url.protocol) && /.\../.test(url.hostname);
  if (!isWeb || /[\s@]/.test(typed.split(/[/?#]/)[0] ?? '')) return null;
  return SCHEME.test(typed) ? typed : `https://${typed}`;
}

function parsePhoneText(typed: string): string | null {
  const parsed = parsePhone(typed);
  return 'phone' in parsed && parsed.phone !== '' ? parsed.phone : null;
}

const MESSAGE_LINK = /^(?:https?:\/\/)?(?:www\.)?wa\.me\/(?<path>message\/\w+)\/?$/i;

function parseWhatsApp(typed: string): string | null {
  const { path } = MESSAGE_LINK.exec(typed)?.groups ?? {};
  if (path !== undefined) return `https://wa.me/${path}`;
  const found = parsePhoneText(typed);
  return found === null ? null : `https://wa.me/${found.slice(1)}`;
}

function isDay(value: string): boolean {
  const day = /^\d{4}-\d{2}-\d{2}$/.test(value) ? Date.parse(value) : NaN;
  return !Number.isNaN(day) && new Date(day).toISOString().startsWith(value);
}

export const PATTERNS = {
  slug: { limit: SLUG_LENGTH, example: 'notes-on-backups', parse: matches(isSlug) },
  link: { limit: 500, example: 'https://www.instagram.com/nama', parse: parseLink },
  email: {
    limit: EMAIL_LENGTH,
    example: 'halo@nama.example',
    parse: (typed) => matches(isEmail)(normaliseEmail(typed)),
  },
  phone: { limit: 40, example: '+62 812-3456-7890', parse: parsePhoneText },
  whatsAppLink: { limit: 300, example: 'https://wa.me/6281234567890', parse: parseWhatsApp },
  date: { limit: 10, example: '2027-01-31', parse: matches(isDay) },
  year: {
    limit: 4,
    example: '2026',
    parse: matches((value) => /^(?:19|20)\d\d$/.test(value)),
  },
} as const satisfies Record<string, Pattern>;

const BILLION = 1_000_000_000;

const roundPrice = (rupiah: number): number => Math.round(rupiah / 10_000_000) * 10_000_000;

/** A price from a billion on is said in words with two decimals: its digits have no room on a phone. */
export const isPrice = (rupiah: number): boolean =>
  rupiah >= 0 && rupiah < 999 * BILLION && (rupiah < BILLION || rupiah === roundPrice(rupiah));

export const priceExample = (rupiah: number): string =>
  String(rupiah >= BILLION && isPrice(roundPrice(rupiah)) ? roundPrice(rupiah) : 25_000_000);
