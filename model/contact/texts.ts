import type { Bilingual, Locale } from '#studio/locale.ts';
import { BUDGETS } from '#studio/packages.ts';
import { studio } from '#studio/studio.ts';
import { type FieldErrorCode, type FieldName, CONTACT_LIMITS } from './form.ts';
import { whatsAppHref } from './whatsapp.ts';

const formatCount = (locale: Locale, value: number): string =>
  new Intl.NumberFormat(locale).format(value);
const { name, email, company, message } = CONTACT_LIMITS;

const options = (none: string, names: Readonly<Record<string, string>>) => [
  ['', none],
  ...Object.entries(names),
];

/** Facts take the place of these names (`fillFacts`). */
const packages = { basic: '{basic}', plus: '{plus}', premium: '{premium}' };

type Hints = Partial<Record<FieldName, string>>;

type Options = Partial<Record<FieldName, string[][]>>;

const en = {
  form: {
    title: 'Write to us',
    promise: '{promise}',
    name: 'Your name',
    email: 'E-mail address',
    phone: 'WhatsApp number',
    company: 'Company',
    optional: 'optional',
    package: 'Package',
    budget: 'Budget',
    options: {
      package: options('I do not know yet', packages),
      budget: options('Let’s talk about it', BUDGETS.en),
    } as Options,
    message: 'What is it about?',
    about: 'About your project',
    hints: {
      email: 'This or a WhatsApp number is enough. Only used to answer you.',
      phone: 'E.g. 0812 3456 7890; with the country code from outside Indonesia, e.g. +65 …',
      message: `Between ${formatCount('en', message.min)} and ${formatCount('en', message.max)} characters.`,
    } as Hints,
    useAccount: 'Use my account’s details',
    accountFailed: 'Your account could not be read. Try again, or type your name and address.',
    honeypot: 'Leave this empty',
    suggestion: 'Did you mean {address}?',
    send: 'Send message',
    sending: 'Sending …',
    draft: 'What you typed on {when} is still here.',
    discard: 'Clear the form',
    offline:
      'You are offline. Your text stays on this device; press “Send message” when you are connected again.',
    privacy: 'What we do with your message',
  },
  fieldErrors: {
    name_missing: 'Tell us what to call you.',
    name_long: `Please keep the name to ${formatCount('en', name)} characters.`,
    email_missing: 'We need an e-mail address or a WhatsApp number to answer you.',
    email_form: 'This does not look like an e-mail address. Example: name@company.com',
    email_long: `Please use an address of at most ${formatCount('en', email)} characters.`,
    phone_form:
      'A number has only digits, with spaces or dashes between them. Example: 0812 3456 7890',
    phone_country:
      'Please begin with 0 for a number in Indonesia, or with + and the country code. Example: +65 8123 4567',
    phone_short: 'Some digits seem to be missing. Please check the number.',
    phone_long: 'The number has too many digits. Please check it.',
    company_long: `Please keep the company name to ${formatCount('en', company)} characters.`,
    message_missing: 'Write a sentence or two about what you need.',
    message_short: `A little more, please: at least ${formatCount('en', message.min)} characters.`,
    message_long: `Please shorten it to ${formatCount('en', message.max)} characters, or send the rest by e-mail.`,
  } satisfies Record<FieldErrorCode, string>,
  results: {
    sentTitle: 'Thank you, your message has arrived.',
    sentText: 'We read it ourselves. {promise}',
    whatsApp: 'Continue in WhatsApp',
    chat: whatsAppHref(
      '{whatsapp}',
      `Hello ${studio.name}, I have just sent you a message on your website. `,
    ),
    reference: 'Reference number',
    another: 'Write another message',
    refused: 'The message was not accepted. Please look at the marked fields.',
    tooLarge: 'The message is too large to send. Please shorten it.',
    tooMany: 'Several messages have come from your connection. Please try again in {wait}.',
    failed: 'Sending did not work. Your text is still here; please try again in a moment.',
    offline: 'There is no connection. Your text is kept on this device until you send it.',
    slow: 'Our server did not answer in time. Your text is still here; please try again.',
    wrongProvider: 'Or write to',
    email: '{email}',
  },
};

const id: typeof en = {
  form: {
    title: 'Kirim pesan kepada kami',
    promise: '{promise}',
    name: 'Nama Anda',
    email: 'Alamat email',
    phone: 'Nomor WhatsApp',
    company: 'Perusahaan',
    optional: 'boleh kosong',
    package: 'Paket',
    budget: 'Anggaran',
    options: {
      package: options('Belum tahu', packages),
      budget: options('Dibicarakan dulu', BUDGETS.id),
    },
    message: 'Apa yang Anda butuhkan?',
    about: 'Tentang proyek Anda',
    hints: {
      email: 'Cukup isi ini atau nomor WhatsApp. Hanya untuk membalas pesan Anda.',
      phone: 'Contoh: 0812 3456 7890. Nomor luar Indonesia dengan kode negara, misalnya +65 …',
      message: `${formatCount('id', message.min)} sampai ${formatCount('id', message.max)} karakter.`,
    },
    useAccount: 'Pakai data akun saya',
    accountFailed: 'Akun Anda gagal dibaca. Coba lagi, atau ketik nama dan alamat Anda.',
    honeypot: 'Biarkan kosong',
    suggestion: 'Maksud Anda {address}?',
    send: 'Kirim pesan',
    sending: 'Mengirim …',
    draft: 'Yang Anda tulis pada {when} masih tersimpan di sini.',
    discard: 'Kosongkan formulir',
    offline:
      'Anda sedang offline. Tulisan Anda tersimpan di perangkat ini; tekan “Kirim pesan” setelah tersambung lagi.',
    privacy: 'Apa yang kami lakukan dengan pesan Anda',
  },
  fieldErrors: {
    name_missing: 'Tulis nama Anda supaya kami tahu harus menyapa siapa.',
    name_long: `Nama maksimal ${formatCount('id', name)} karakter.`,
    email_missing: 'Kami perlu alamat email atau nomor WhatsApp untuk membalas.',
    email_form: 'Sepertinya ini bukan alamat email. Contoh: nama@perusahaan.com',
    email_long: `Alamat email maksimal ${formatCount('id', email)} karakter.`,
    phone_form:
      'Nomor hanya berisi angka, boleh dengan spasi atau tanda hubung. Contoh: 0812 3456 7890',
    phone_country:
      'Awali dengan 0 untuk nomor Indonesia, atau dengan + dan kode negara. Contoh: +65 8123 4567',
    phone_short: 'Sepertinya ada angka yang kurang. Mohon periksa nomornya.',
    phone_long: 'Angkanya terlalu banyak. Mohon periksa nomornya.',
    company_long: `Nama perusahaan maksimal ${formatCount('id', company)} karakter.`,
    message_missing: 'Tulis satu atau dua kalimat tentang kebutuhan Anda.',
    message_short: `Tambah sedikit lagi, ya: minimal ${formatCount('id', message.min)} karakter.`,
    message_long: `Mohon dipersingkat menjadi ${formatCount('id', message.max)} karakter, atau kirim sisanya lewat email.`,
  },
  results: {
    sentTitle: 'Terima kasih, pesan Anda sudah kami terima.',
    sentText: 'Kami membacanya sendiri. {promise}',
    whatsApp: 'Lanjutkan di WhatsApp',
    chat: whatsAppHref(
      '{whatsapp}',
      `Halo ${studio.name}, saya baru saja mengirim pesan lewat website Anda. `,
    ),
    reference: 'Nomor referensi',
    another: 'Tulis pesan lain',
    refused: 'Pesannya belum bisa kami terima. Mohon periksa isian yang ditandai.',
    tooLarge: 'Pesannya terlalu besar untuk dikirim. Mohon dipersingkat.',
    tooMany: 'Sudah beberapa pesan masuk dari koneksi Anda. Silakan coba lagi setelah {wait}.',
    failed: 'Pesan gagal terkirim. Tulisan Anda masih ada; silakan coba beberapa saat lagi.',
    offline: 'Tidak ada koneksi. Tulisan Anda tersimpan di perangkat ini sampai dikirim.',
    slow: 'Server kami terlalu lama menjawab. Tulisan Anda masih ada; silakan coba lagi.',
    wrongProvider: 'Atau tulis ke',
    email: '{email}',
  },
};

export const contactTexts: Bilingual<typeof en> = { en, id };
export type ContactMessages = typeof en;

/** The page that answers a rejected form post; the contact page does not load these. */
export const formPageMessages = {
  en: {
    title: 'Your message has not been sent yet',
    kept: 'Everything you typed is still here.',
    goBack: 'Go back one page in your browser: what you typed is still in the form there.',
    back: 'Back to the contact page',
  },
  id: {
    title: 'Pesan Anda belum terkirim',
    kept: 'Semua yang Anda tulis masih ada di sini.',
    goBack: 'Kembalilah satu halaman di browser Anda: tulisan Anda masih ada di formulirnya.',
    back: 'Kembali ke halaman kontak',
  },
} satisfies Bilingual<Record<string, string>>;
