import { PASSWORD_MIN } from '#model/users/user.ts';
import type { Bilingual, Locale } from '#studio/locale.ts';
import { ApiError } from './api-client.ts';

const en = {
  denied:
    'The server refused this. Perhaps your rights were withdrawn, or your session has ended: sign in again, then repeat it.',
  offline: 'The server cannot be reached. Check your connection, then try again.',
  gone: 'This record no longer exists. Someone may have deleted it.',
  often: 'Too many attempts. Wait a few minutes, then try again.',
  credential: 'E-mail or password is wrong. Check both, or choose a new password.',
  taken: 'There is an account with this e-mail already. Sign in instead, or choose a new password.',
  weak: `Choose a longer password, of at least ${PASSWORD_MIN} characters.`,
  email: 'This is not a complete e-mail address.',
  disabled: 'This account has been closed. Write to us if you think that is a mistake.',
  blocked: 'The browser blocked the pop-up window. Allow pop-ups for this site, then try again.',
  wrongProvider: 'You signed up with this e-mail in another way. Sign in the way you did then.',
  notOffered: 'This way of signing in is not available. Choose another one.',
  code: 'This link is no longer valid. Links work once and for a limited time: ask for a new one.',
  recent: 'Too much time has passed since you signed in. Sign out, sign in again, and repeat this.',
  mismatch: 'That was another account. Choose the account you are signed in with.',
  unknown: 'Something went wrong. Try again; the error has been reported.',
};
const messages: Bilingual<typeof en> = {
  en,
  id: {
    denied:
      'Server menolak. Mungkin hak Anda dicabut atau sesi Anda berakhir: masuk lagi, lalu ulangi.',
    offline: 'Server tidak dapat dijangkau. Periksa koneksi Anda, lalu coba lagi.',
    gone: 'Data ini sudah tidak ada. Mungkin sudah dihapus orang lain.',
    often: 'Terlalu banyak percobaan. Tunggu beberapa menit, lalu coba lagi.',
    credential: 'Email atau kata sandi salah. Periksa keduanya, atau buat kata sandi baru.',
    taken: 'Sudah ada akun dengan email ini. Silakan masuk, atau buat kata sandi baru.',
    weak: `Pilih kata sandi yang lebih panjang, minimal ${PASSWORD_MIN} karakter.`,
    email: 'Alamat email ini belum lengkap.',
    disabled: 'Akun ini sudah ditutup. Hubungi kami kalau menurut Anda ini keliru.',
    blocked: 'Browser memblokir jendela pop-up. Izinkan pop-up untuk situs ini, lalu coba lagi.',
    wrongProvider:
      'Anda mendaftar dengan email ini lewat cara lain. Masuklah dengan cara yang sama.',
    notOffered: 'Cara masuk ini tidak tersedia. Silakan pilih yang lain.',
    code: 'Tautan ini sudah tidak berlaku. Tautan hanya bisa dipakai sekali dan dalam waktu terbatas: minta yang baru.',
    recent: 'Sudah terlalu lama sejak Anda masuk. Keluar, masuk lagi, lalu ulangi.',
    mismatch: 'Itu akun lain. Pilih akun yang sedang Anda pakai.',
    unknown: 'Terjadi kesalahan. Coba lagi; kesalahan ini sudah dilaporkan.',
  },
};

const MESSAGE_NAMES: Readonly<Record<string, keyof typeof en>> = {
  'permission-denied': 'denied',
  unauthenticated: 'denied',
  unavailable: 'offline',
  'deadline-exceeded': 'offline',
  'not-found': 'gone',
  'resource-exhausted': 'often',
  'auth/network-request-failed': 'offline',
  'auth/too-many-requests': 'often',
  'auth/quota-exceeded': 'often',
  'auth/invalid-credential': 'credential',
  'auth/wrong-password': 'credential',
  'auth/user-not-found': 'credential',
  'auth/email-already-in-use': 'taken',
  'auth/weak-password': 'weak',
  'auth/password-does-not-meet-requirements': 'weak',
  'auth/invalid-email': 'email',
  'auth/user-disabled': 'disabled',
  'auth/popup-blocked': 'blocked',
  'auth/account-exists-with-different-credential': 'wrongProvider',
  'auth/operation-not-allowed': 'notOffered',
  'auth/expired-action-code': 'code',
  'auth/invalid-action-code': 'code',
  'auth/requires-recent-login': 'recent',
  'auth/user-token-expired': 'recent',
  'auth/user-mismatch': 'mismatch',
};

export function errorCode(error: unknown): string {
  return typeof error === 'object' && error !== null && 'code' in error ? String(error.code) : '';
}

/** True if the user cancelled: there is nothing to say. */
export function isCancelled(error: unknown): boolean {
  return ['auth/popup-closed-by-user', 'auth/cancelled-popup-request'].includes(errorCode(error));
}

export function isWrongPassword(error: unknown): boolean {
  return MESSAGE_NAMES[errorCode(error)] === 'credential';
}

export interface ErrorDescription {
  text: string;
  /** False for errors that are worth a report. */
  expected: boolean;
}

export function describeError(error: unknown, locale: Locale): ErrorDescription {
  const name = MESSAGE_NAMES[errorCode(error)];
  return { text: messages[locale][name ?? 'unknown'], expected: name !== undefined };
}

export function describeReason(
  error: unknown,
  locale: Locale,
  reasons: Readonly<Record<string, string>>,
): ErrorDescription {
  const text = error instanceof ApiError ? reasons[error.reason] : undefined;
  return text === undefined ? describeError(error, locale) : { text, expected: true };
}
