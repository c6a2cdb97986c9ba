import { parsePhoneNumberFromString, validatePhoneNumberLength } from 'libphonenumber-js';
import { INVISIBLE } from '../characters.ts';
import { type FieldErrorCode, CONTACT_LIMITS } from './form.ts';

type PhoneErrorCode = Extract<FieldErrorCode, `phone_${string}`>;

const LENGTH_ERRORS = {
  TOO_SHORT: 'phone_short',
  TOO_LONG: 'phone_long',
  INVALID_LENGTH: 'phone_short',
  INVALID_COUNTRY: 'phone_country',
  NOT_A_NUMBER: 'phone_form',
} as const satisfies Record<string, PhoneErrorCode>;

// Public pages must not load this: the library has the numbers of every country.

/** A link to a WhatsApp chat; its number has the country code. */
const CHAT = /(?:wa\.me\/|whatsapp\S*[?&]phone=)(?:\+|%2B)?(\d+)/i;

/** Arabic and Persian keyboards type them; the last four bits are the digit. */
const OTHER_DIGITS = /[\u0660-\u0669\u06f0-\u06f9]/g;

const SEPARATORS = /[\s\p{Pd}.()[\]/]/gu;

/** The trunk prefix as people write it: `+44 (0)20 …`. */
const ZERO_IN_BRACKETS = /[([]\s*0\s*[)\]]/;

function withoutLink(typed: string): string {
  const chat = CHAT.exec(typed)?.[1];
  if (chat !== undefined) return chat.replace(/^(?=[1-9])/, '+');
  return typed
    .replace(/^\s*[a-z]+:(?:\/\/)?/i, '')
    .replace(/%2B/i, '+')
    .replaceAll('%20', ' ');
}

/**
 * The stored form (E.164); '' stays ''. Without `+` or `00` a number is Indonesian; one that libphonenumber does not know is
 * accepted if its length is possible.
 */
export function parsePhone(typed: string): { phone: string } | { problem: PhoneErrorCode } {
  const text = withoutLink(
    typed
      .normalize('NFKC')
      .replace(INVISIBLE, '')
      .replace(OTHER_DIGITS, (digit) => String(digit.charCodeAt(0) & 15)),
  );
  if (text.trim() === '') return { phone: '' };
  const [plain, withoutZero] = [text, text.replace(ZERO_IN_BRACKETS, '')].map((each) =>
    each
      .replace(SEPARATORS, '')
      .replace(/^00(?=[1-9])/, '+')
      .replace(/^(?:0(?=[1-9])|62)/, '+62'),
  ) as [string, string];
  if (!/^\+?\d+$/.test(plain)) return { problem: 'phone_form' };
  if (!/^\+[1-9]/.test(plain)) return { problem: 'phone_country' };
  const [number, other] = [plain, withoutZero].map((each) => parsePhoneNumberFromString(each));
  const found =
    [number, other].find((each) => each?.isValid()) ??
    [other, number].find((each) => each?.isPossible());
  if (found === undefined) {
    return { problem: LENGTH_ERRORS[validatePhoneNumberLength(plain) ?? 'NOT_A_NUMBER'] };
  }
  const isTooLong = found.number.length > CONTACT_LIMITS.phone.stored;
  return isTooLong ? { problem: 'phone_long' } : { phone: found.number };
}
