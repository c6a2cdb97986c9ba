import type { FieldErrorCode } from './limits.ts';
import { CONTACT_LIMITS } from './limits.ts';
import type { Bilingual, Locale } from '../locale.ts';

/** A number with the separators of a language. */
export const formatCount = (locale: Locale, value: number): string =>
  new Intl.NumberFormat(locale).format(value);
const { name, email, company, message } = CONTACT_LIMITS;

const en = {
  /** Labels. */
  fields: {
    name: 'Your name',
    email: 'E-mail address',
    company: 'Company',
    optional: 'optional',
    package: 'Package',
    packageNone: 'I do not know yet',
    message: 'What is it about?',
    honeypot: 'Leave this empty',
    send: 'Send message',
  },
  errors: {
    name_missing: 'Tell us what to call you.',
    name_long: `Please keep the name to ${formatCount('en', name)} characters.`,
    email_missing: 'We need an e-mail address to answer you.',
    email_form: 'This does not look like an e-mail address. Example: name@company.com',
    email_long: `Please use an address of at most ${formatCount('en', email)} characters.`,
    company_long: `Please keep the company name to ${formatCount('en', company)} characters.`,
    package_choice: 'Please choose one of the packages.',
    message_missing: 'Write a sentence or two about what you need.',
    message_short: `A little more, please: at least ${formatCount('en', message.min)} characters.`,
    message_long: `Please shorten it to ${formatCount('en', message.max)} characters, or send the rest by e-mail.`,
  } satisfies Record<FieldErrorCode, string>,
  invalidFields: 'The message was not accepted. Please look at the marked fields.',
  tooLarge: 'The message is too large to send. Please shorten it.',
};

const id: typeof en = {
  fields: {
    name: 'Nama Anda',
    email: 'Alamat email',
    company: 'Perusahaan',
    optional: 'boleh kosong',
    package: 'Paket',
    packageNone: 'Belum tahu',
    message: 'Apa yang Anda butuhkan?',
    honeypot: 'Biarkan kosong',
    send: 'Kirim pesan',
  },
  errors: {
    name_missing: 'Tulis nama Anda supaya kami tahu harus menyapa siapa.',
    name_long: `Nama maksimal ${formatCount('id', name)} karakter.`,
    email_missing: 'Kami perlu alamat email untuk membalas.',
    email_form: 'Sepertinya ini bukan alamat email. Contoh: nama@perusahaan.com',
    email_long: `Alamat email maksimal ${formatCount('id', email)} karakter.`,
    company_long: `Nama perusahaan maksimal ${formatCount('id', company)} karakter.`,
    package_choice: 'Pilih salah satu paket yang ada.',
    message_missing: 'Tulis satu atau dua kalimat tentang kebutuhan Anda.',
    message_short: `Tambah sedikit lagi, ya: minimal ${formatCount('id', message.min)} karakter.`,
    message_long: `Mohon dipersingkat menjadi ${formatCount('id', message.max)} karakter, atau kirim sisanya lewat email.`,
  },
  invalidFields: 'Pesannya belum bisa kami terima. Mohon periksa isian yang ditandai.',
  tooLarge: 'Pesannya terlalu besar untuk dikirim. Mohon dipersingkat.',
};

/** Texts that the contact page and the answers of the contact function have in common. */
export const contactMessages = { en, id } satisfies Bilingual<typeof en>;
