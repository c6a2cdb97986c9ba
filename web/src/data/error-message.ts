import type { Bilingual, Locale } from '../../../model/locale.ts';
import { ApiError } from './api-client.ts';

const en = {
  denied:
    'You are not allowed to do this. Perhaps your admin rights were withdrawn, or your session has ended.',
  offline: 'The server cannot be reached. Check your connection, then try again.',
  gone: 'This record no longer exists. Someone may have deleted it.',
  busy: 'Too much at once. Wait a moment, then try again.',
  unknown: 'Something went wrong and nothing was changed. Try again; the error has been reported.',
};
const messages: Bilingual<typeof en> = {
  en,
  id: {
    denied:
      'Anda tidak diizinkan melakukan ini. Mungkin hak admin Anda dicabut atau sesi Anda berakhir.',
    offline: 'Server tidak dapat dijangkau. Periksa koneksi Anda, lalu coba lagi.',
    gone: 'Data ini sudah tidak ada. Mungkin sudah dihapus orang lain.',
    busy: 'Terlalu banyak sekaligus. Tunggu sebentar, lalu coba lagi.',
    unknown:
      'Terjadi kesalahan dan tidak ada yang berubah. Coba lagi; kesalahan ini sudah dilaporkan.',
  },
};

type Kind = keyof typeof en;

const KINDS: Readonly<Record<string, Kind>> = {
  'permission-denied': 'denied',
  unauthenticated: 'denied',
  unavailable: 'offline',
  'deadline-exceeded': 'offline',
  'auth/network-request-failed': 'offline',
  'auth/user-token-expired': 'denied',
  'not-found': 'gone',
  'resource-exhausted': 'busy',
};

/** The `code` of an error of Firebase or of the API client; '' for other errors. */
export function errorCode(error: unknown): string {
  return typeof error === 'object' && error !== null && 'code' in error ? String(error.code) : '';
}

export interface ErrorDescription {
  /** What happened and what to do. */
  text: string;
  /** False for errors that are worth a report. */
  expected: boolean;
}

/** Describes an error of the database or the API to an admin. */
export function describeError(error: unknown, locale: Locale): ErrorDescription {
  const kind = KINDS[errorCode(error)];
  return { text: messages[locale][kind ?? 'unknown'], expected: kind !== undefined };
}

/** The same, with the texts that a page has for reasons of the endpoint that it called. */
export function describeReason(
  error: unknown,
  locale: Locale,
  reasons: Readonly<Record<string, string>>,
): ErrorDescription {
  const text = error instanceof ApiError ? reasons[error.reason] : undefined;
  return text === undefined ? describeError(error, locale) : { text, expected: true };
}
