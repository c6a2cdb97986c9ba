import type { Bilingual, Locale } from '../../../model/locale.ts';
import { PASSWORD_MIN } from '../../../model/users/user.ts';
import type { ErrorDescription } from '../data/error-message.ts';
import { errorCode } from '../data/error-message.ts';

const en = {
  credential: 'E-mail or password is wrong. Check both, or choose a new password.',
  password: 'The current password is wrong. Check it, then try again.',
  taken: 'There is an account with this e-mail already. Sign in instead, or choose a new password.',
  weak: `Choose a longer password, of at least ${PASSWORD_MIN} characters.`,
  email: 'This is not a complete e-mail address.',
  often: 'Too many attempts. Wait a few minutes, then try again.',
  disabled: 'This account has been closed. Write to us if you think that is a mistake.',
  offline: 'The server cannot be reached. Check your connection, then try again.',
  blocked: 'The browser blocked the pop-up window. Allow pop-ups for this site, then try again.',
  otherWay: 'You signed up with this e-mail in another way. Sign in the way you did then.',
  notOffered: 'This way of signing in is not available. Choose another one.',
  code: 'This link is no longer valid. Links work once and for a limited time: ask for a new one.',
  recent: 'Too much time has passed since you signed in. Sign out, sign in again, and repeat this.',
  mismatch: 'That was another account. Choose the account you are signed in with.',
  denied: 'The server refused this. Sign out, sign in again, and repeat it.',
  unknown: 'Something went wrong. Try again; the error has been reported.',
};
type Kind = keyof typeof en;

const messages: Bilingual<typeof en> = {
  en,
  id: {
    credential: 'Email atau kata sandi salah. Periksa keduanya, atau buat kata sandi baru.',
    password: 'Kata sandi sekarang salah. Periksa, lalu coba lagi.',
    taken: 'Sudah ada akun dengan email ini. Silakan masuk, atau buat kata sandi baru.',
    weak: `Pilih kata sandi yang lebih panjang, minimal ${PASSWORD_MIN} karakter.`,
    email: 'Alamat email ini belum lengkap.',
    often: 'Terlalu banyak percobaan. Tunggu beberapa menit, lalu coba lagi.',
    disabled: 'Akun ini sudah ditutup. Hubungi kami kalau menurut Anda ini keliru.',
    offline: 'Server tidak dapat dijangkau. Periksa koneksi Anda, lalu coba lagi.',
    blocked: 'Browser memblokir jendela pop-up. Izinkan pop-up untuk situs ini, lalu coba lagi.',
    otherWay: 'Anda mendaftar dengan email ini lewat cara lain. Masuklah dengan cara yang sama.',
    notOffered: 'Cara masuk ini tidak tersedia. Silakan pilih yang lain.',
    code: 'Tautan ini sudah tidak berlaku. Tautan hanya bisa dipakai sekali dan dalam waktu terbatas: minta yang baru.',
    recent: 'Sudah terlalu lama sejak Anda masuk. Keluar, masuk lagi, lalu ulangi.',
    mismatch: 'Itu akun lain. Pilih akun yang sedang Anda pakai.',
    denied: 'Server menolak. Keluar, masuk lagi, lalu ulangi.',
    unknown: 'Terjadi kesalahan. Coba lagi; kesalahan ini sudah dilaporkan.',
  },
};

const KINDS: Readonly<Record<string, Kind>> = {
  'auth/invalid-credential': 'credential',
  'auth/wrong-password': 'credential',
  'auth/user-not-found': 'credential',
  'auth/email-already-in-use': 'taken',
  'auth/weak-password': 'weak',
  'auth/password-does-not-meet-requirements': 'weak',
  'auth/invalid-email': 'email',
  'auth/too-many-requests': 'often',
  'auth/quota-exceeded': 'often',
  'auth/user-disabled': 'disabled',
  'auth/network-request-failed': 'offline',
  unavailable: 'offline',
  'auth/popup-blocked': 'blocked',
  'auth/account-exists-with-different-credential': 'otherWay',
  'auth/operation-not-allowed': 'notOffered',
  'auth/expired-action-code': 'code',
  'auth/invalid-action-code': 'code',
  'auth/requires-recent-login': 'recent',
  'auth/user-token-expired': 'recent',
  'auth/user-mismatch': 'mismatch',
  'permission-denied': 'denied',
};

/** The visitor closed the sign-in pop-up; there is nothing to say. */
const CANCELLED = ['auth/popup-closed-by-user', 'auth/cancelled-popup-request'];

function describeKind(code: string, kind: Kind | undefined, locale: Locale) {
  if (CANCELLED.includes(code)) return null;
  return { text: messages[locale][kind ?? 'unknown'], expected: kind !== undefined };
}

/** Describes an error of Firebase Auth to the visitor; null where the visitor cancelled. */
export function describeAuthError(error: unknown, locale: Locale): ErrorDescription | null {
  const code = errorCode(error);
  return describeKind(code, KINDS[code], locale);
}

/** The same for somebody who is signed in and was asked for the password alone. */
export function describeReauthenticationError(
  error: unknown,
  locale: Locale,
): ErrorDescription | null {
  const code = errorCode(error);
  const kind = KINDS[code];
  return describeKind(code, kind === 'credential' ? 'password' : kind, locale);
}

/** True where it was the password that was wrong. */
export const isWrongPassword = (error: unknown): boolean =>
  KINDS[errorCode(error)] === 'credential';

/** Options of `useMutation` for the forms of the account area: the form shows the error. */
export const authMutation = { describe: describeAuthError, inline: true } as const;
