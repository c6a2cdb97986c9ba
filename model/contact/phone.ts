import type { FieldErrorCode } from './form.ts';

/** What can be wrong with a telephone number. */
type PhoneErrorCode = Extract<FieldErrorCode, `phone_${string}`>;

/** Country code of numbers that are typed with a single zero in front. */
const HOME_CODE = '62';

/** Digits with the country code: at most 15 by E.164, at least as many as the shortest numbers in use have. */
const DIGITS = { least: 7, most: 15 };

/** Digits after the code of Indonesia: the shortest numbers are of landlines, the longest of mobile phones. */
const HOME_DIGITS = { least: 8, most: 12 };

/** What people put between digits: blanks, dashes, dots, brackets, slashes, and invisible marks of copied numbers. */
const SEPARATORS = /[\s\p{Pd}\p{Cf}.()[\]/]/gu;

/**
 * A telephone number as it is stored: `+`, country code and number, digits only (E.164). `0812…`, `62812…` and
 * `+62 812…` are the same Indonesian number; other countries have their code after `+` or `00`.
 * @param typed what a visitor typed
 */
export function parsePhone(typed: string): { phone: string } | { problem: PhoneErrorCode } {
  const plain = typed.normalize('NFKC').replace(SEPARATORS, '');
  if (!/^\+?\d+$/.test(plain)) return { problem: 'phone_form' };
  const digits = withCountryCode(plain);
  if (digits === null) return { problem: 'phone_country' };
  const isHome = digits.startsWith(HOME_CODE);
  const { least, most } = isHome ? HOME_DIGITS : DIGITS;
  const length = isHome ? digits.length - HOME_CODE.length : digits.length;
  if (length < least) return { problem: 'phone_short' };
  if (length > most) return { problem: 'phone_long' };
  return { phone: `+${digits}` };
}

/** The digits with the country code in front; null where none can be told. @param plain digits, a plus sign may lead */
function withCountryCode(plain: string): string | null {
  const international = /^(?:\+|00)([1-9].*)$/.exec(plain)?.[1];
  const digits = international ?? plain.replace(/^0(?!0)/, HOME_CODE);
  // Without a sign in front, only the code of Indonesia can be told from the beginning of a number.
  if (international === undefined && !digits.startsWith(HOME_CODE)) return null;
  // The zero of `+62 (0)812…` is only for calls within the country.
  return digits.replace(/^620/, HOME_CODE);
}
