import type { RequestErrorCode } from '../../../model/contact/api.ts';
import { contactMessages } from '../../../model/contact/texts.ts';
import type { Bilingual } from '../../../model/locale.ts';

const en = {
  ...contactMessages.en,
  errors: {
    ...contactMessages.en.errors,
    value_unknown: 'The form does not offer this value.',
    not_accepted: 'This field is not part of the form.',
  } satisfies Record<RequestErrorCode, string>,
  tooManyRequests: (minutes: number) =>
    `Several messages have come from your connection. Please try again in ${minutes} min.`,
  unavailable: 'The message could not be stored just now. Please send it again.',
  otherError: 'The message was not accepted in this format. Please send it from the contact page.',
  /** The page that answers a rejected form post. */
  page: {
    title: 'Your message has not been sent yet',
    kept: 'Everything you typed is still here.',
    goBack: 'Go back one page in your browser: what you typed is still in the form there.',
    back: 'Back to the contact page',
  },
};

const id: typeof en = {
  ...contactMessages.id,
  errors: {
    ...contactMessages.id.errors,
    value_unknown: 'Nilai ini tidak ada di formulir.',
    not_accepted: 'Isian ini tidak ada di formulir.',
  },
  tooManyRequests: (minutes) =>
    `Sudah beberapa pesan masuk dari koneksi Anda. Silakan coba lagi setelah ${minutes} menit.`,
  unavailable: 'Pesannya belum bisa kami simpan saat ini. Mohon kirim sekali lagi.',
  otherError: 'Pesannya tidak bisa kami terima dalam bentuk ini. Mohon kirim dari halaman kontak.',
  page: {
    title: 'Pesan Anda belum terkirim',
    kept: 'Semua yang Anda tulis masih ada di sini.',
    goBack: 'Kembalilah satu halaman di browser Anda: tulisan Anda masih ada di formulirnya.',
    back: 'Kembali ke halaman kontak',
  },
};

export const messages = { en, id } satisfies Bilingual<typeof en>;
