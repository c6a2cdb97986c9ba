import { CONTACT_LIMITS } from '../../../model/contact-limits.ts';
import type { Bilingual } from '../../../model/locale.ts';

/** What can be wrong with a field; the words say it per field. */
export type FieldErrorCode =
  | 'name_missing'
  | 'name_long'
  | 'email_missing'
  | 'email_form'
  | 'email_long'
  | 'company_long'
  | 'package_choice'
  | 'message_missing'
  | 'message_short'
  | 'message_long'
  | 'value_unknown'
  | 'not_accepted';

const figure = (locale: string, value: number): string =>
  new Intl.NumberFormat(locale).format(value);
const { name, email, company, message } = CONTACT_LIMITS;

const en = {
  problems: {
    name_missing: 'Tell us what to call you.',
    name_long: `Please keep the name to ${figure('en', name)} characters.`,
    email_missing: 'We need an e-mail address to answer you.',
    email_form: 'This does not look like an e-mail address. Example: name@company.com',
    email_long: `Please use an address of at most ${figure('en', email)} characters.`,
    company_long: `Please keep the company to ${figure('en', company)} characters.`,
    package_choice: 'Please choose one of the packages.',
    message_missing: 'Write a sentence or two about what you need.',
    message_short: `A little more, please: at least ${figure('en', message.min)} characters.`,
    message_long: `Please shorten it to ${figure('en', message.max)} characters.`,
    value_unknown: 'The form does not offer this value.',
    not_accepted: 'This field is not part of the form.',
  } satisfies Record<FieldErrorCode, string>,
  refusals: {
    invalid_fields: 'The message was not accepted. Please look at the marked fields.',
    too_many_requests: (minutes: number) =>
      `Several messages have come from your connection. Please try again in ${minutes} min.`,
    unavailable: 'The message could not be stored for a moment. Please send it again.',
    other: 'The message was not accepted in this form. Please send it from the contact page.',
    too_large: 'The message is too large to send. Please shorten it.',
  },
  page: {
    title: 'Your message has not been sent yet',
    kept: 'Everything you typed is still here.',
    goBack: 'Go back one page in your browser: what you typed is still in the form there.',
    name: 'Your name',
    email: 'E-mail address',
    company: 'Company (optional)',
    package: 'Package',
    packageNone: 'I do not know yet',
    message: 'What is it about?',
    honeypot: 'Leave this empty',
    send: 'Send message',
    back: 'Back to the contact page',
  },
};

const id: typeof en = {
  problems: {
    name_missing: 'Tulis nama Anda supaya kami tahu harus memanggil siapa.',
    name_long: `Nama paling panjang ${figure('id', name)} karakter.`,
    email_missing: 'Kami perlu alamat email untuk membalas.',
    email_form: 'Sepertinya ini bukan alamat email. Contoh: nama@perusahaan.com',
    email_long: `Alamat email paling panjang ${figure('id', email)} karakter.`,
    company_long: `Nama perusahaan paling panjang ${figure('id', company)} karakter.`,
    package_choice: 'Pilih salah satu paket yang ada.',
    message_missing: 'Tulis satu atau dua kalimat tentang kebutuhan Anda.',
    message_short: `Tambah sedikit lagi, ya: paling sedikit ${figure('id', message.min)} karakter.`,
    message_long: `Mohon dipersingkat menjadi ${figure('id', message.max)} karakter.`,
    value_unknown: 'Nilai ini tidak ada di formulir.',
    not_accepted: 'Isian ini tidak ada di formulir.',
  },
  refusals: {
    invalid_fields: 'Pesannya belum bisa kami terima. Mohon periksa isian yang ditandai.',
    too_many_requests: (minutes) =>
      `Sudah beberapa pesan masuk dari koneksi Anda. Silakan coba lagi ${minutes} menit lagi.`,
    unavailable: 'Pesannya belum bisa kami simpan saat ini. Mohon kirim sekali lagi.',
    other: 'Pesannya tidak bisa kami terima dalam bentuk ini. Mohon kirim dari halaman kontak.',
    too_large: 'Pesannya terlalu besar untuk dikirim. Mohon dipersingkat.',
  },
  page: {
    title: 'Pesan Anda belum terkirim',
    kept: 'Semua yang Anda tulis masih ada di sini.',
    goBack: 'Kembalilah satu halaman di peramban Anda: tulisan Anda masih ada di formulirnya.',
    name: 'Nama Anda',
    email: 'Alamat email',
    company: 'Perusahaan (boleh kosong)',
    package: 'Paket',
    packageNone: 'Belum tahu',
    message: 'Apa yang Anda butuhkan?',
    honeypot: 'Biarkan kosong',
    send: 'Kirim pesan',
    back: 'Kembali ke halaman kontak',
  },
};

export const messages = { en, id } satisfies Bilingual<typeof en>;
