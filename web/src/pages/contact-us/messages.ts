import type { Bilingual, Locale } from '../../../../model/locale.ts';
import { CONTACT_LIMITS } from '../../../../model/contact-limits.ts';
import { titled } from '../page-title.ts';

function figure(locale: Locale, value: number): string {
  return new Intl.NumberFormat(locale).format(value);
}

const { message } = CONTACT_LIMITS;

const en = {
  meta: {
    page: {
      title: titled('Contact us'),
      description:
        'Write to Contoh Studio, call us or chat on WhatsApp. We read every message ourselves and answer in English or Indonesian.',
      keywords: 'contact software studio, hire app developer Jakarta, software consultation',
    },
    mobile: {
      title: titled('Contact Us'),
      description: 'Write to Contoh Studio, call us or chat on WhatsApp.',
      keywords: 'contact software studio, hire app developer Jakarta',
    },
  },
  mobileHeader: 'Let’s Talk',
  hero: {
    eyebrow: 'Contact us',
    title: 'What takes too long today?',
    lead: 'A few sentences are enough. One of the two of us reads it, and the same person answers.',
  },
  ways: {
    title: 'Or without the form',
    email: 'E-mail',
    phone: 'Telephone',
    whatsapp: 'WhatsApp',
    address: 'Address',
  },
  form: {
    title: 'Write to us',
    name: 'Your name',
    email: 'E-mail address',
    emailHint: 'Only used to answer you.',
    company: 'Company',
    optional: 'optional',
    package: 'Package',
    packageNone: 'I do not know yet',
    packages: { basic: 'Basic', plus: 'Plus', premium: 'Premium' },
    message: 'What is it about?',
    messageHint: `From ${figure('en', message.min)} to ${figure('en', message.max)} characters.`,
    honeypot: 'Leave this empty',
    send: 'Send message',
    sending: 'Sending …',
    draft: 'What you typed last time is still here.',
    discard: 'Clear the form',
    offline:
      'You are offline. Your text stays on this device; press “Send message” when you are connected again.',
  },
  problems: {
    name_missing: 'Tell us what to call you.',
    name_long: `Please keep the name to ${figure('en', CONTACT_LIMITS.name)} characters.`,
    email_missing: 'We need an e-mail address to answer you.',
    email_form: 'This does not look like an e-mail address. Example: name@company.com',
    email_long: `Please use an address of at most ${figure('en', CONTACT_LIMITS.email)} characters.`,
    company_long: `Please keep the company to ${figure('en', CONTACT_LIMITS.company)} characters.`,
    package_choice: 'Please choose one of the packages.',
    message_missing: 'Write a sentence or two about what you need.',
    message_short: `A little more, please: at least ${figure('en', message.min)} characters.`,
    message_long: `Please shorten it to ${figure('en', message.max)} characters, or send the rest by e-mail.`,
  },
  results: {
    sentTitle: 'Thank you, your message has arrived.',
    sentText: 'We read it ourselves and answer by e-mail.',
    reference: 'Reference number',
    another: 'Write another message',
    refused: 'The message was not accepted. Please look at the marked fields.',
    tooLarge: 'The message is too large to send. Please shorten it.',
    tooMany: 'Several messages have come from your connection. Please try again {wait}.',
    failed: 'Sending did not work. Your text is still here; please try again in a moment.',
    offline: 'There is no connection. Your text is kept on this device until you send it.',
    slow: 'Our server did not answer in time. Your text is still here; please try again.',
    otherWay: 'Or write to',
  },
};

const id: typeof en = {
  meta: {
    page: {
      title: titled('Hubungi kami'),
      description:
        'Tulis kepada Contoh Studio, telepon, atau chat di WhatsApp. Setiap pesan kami baca sendiri dan kami balas dalam bahasa Indonesia atau Inggris.',
      keywords: 'kontak studio software, jasa aplikasi Jakarta, konsultasi software',
    },
    mobile: {
      title: titled('Hubungi Kami'),
      description: 'Tulis kepada Contoh Studio, telepon, atau chat di WhatsApp.',
      keywords: 'kontak studio software, jasa aplikasi Jakarta',
    },
  },
  mobileHeader: 'Yuk, Ngobrol',
  hero: {
    eyebrow: 'Hubungi kami',
    title: 'Pekerjaan apa yang terlalu makan waktu?',
    lead: 'Beberapa kalimat saja cukup. Salah satu dari kami membacanya, dan orang yang sama membalasnya.',
  },
  ways: {
    title: 'Atau tanpa formulir',
    email: 'Email',
    phone: 'Telepon',
    whatsapp: 'WhatsApp',
    address: 'Alamat',
  },
  form: {
    title: 'Tulis kepada kami',
    name: 'Nama Anda',
    email: 'Alamat email',
    emailHint: 'Hanya untuk membalas pesan Anda.',
    company: 'Perusahaan',
    optional: 'boleh kosong',
    package: 'Paket',
    packageNone: 'Belum tahu',
    packages: { basic: 'Basic', plus: 'Plus', premium: 'Premium' },
    message: 'Apa yang Anda butuhkan?',
    messageHint: `Antara ${figure('id', message.min)} dan ${figure('id', message.max)} karakter.`,
    honeypot: 'Biarkan kosong',
    send: 'Kirim pesan',
    sending: 'Mengirim …',
    draft: 'Tulisan Anda yang terakhir masih tersimpan di sini.',
    discard: 'Kosongkan formulir',
    offline:
      'Anda sedang luring. Tulisan Anda tersimpan di perangkat ini; tekan “Kirim pesan” setelah tersambung lagi.',
  },
  problems: {
    name_missing: 'Tulis nama Anda supaya kami tahu harus memanggil siapa.',
    name_long: `Nama paling panjang ${figure('id', CONTACT_LIMITS.name)} karakter.`,
    email_missing: 'Kami perlu alamat email untuk membalas.',
    email_form: 'Sepertinya ini bukan alamat email. Contoh: nama@perusahaan.com',
    email_long: `Alamat email paling panjang ${figure('id', CONTACT_LIMITS.email)} karakter.`,
    company_long: `Nama perusahaan paling panjang ${figure('id', CONTACT_LIMITS.company)} karakter.`,
    package_choice: 'Pilih salah satu paket yang ada.',
    message_missing: 'Tulis satu atau dua kalimat tentang kebutuhan Anda.',
    message_short: `Tambah sedikit lagi, ya: paling sedikit ${figure('id', message.min)} karakter.`,
    message_long: `Mohon dipersingkat menjadi ${figure('id', message.max)} karakter, atau kirim sisanya lewat email.`,
  },
  results: {
    sentTitle: 'Terima kasih, pesan Anda sudah kami terima.',
    sentText: 'Kami membacanya sendiri dan membalas lewat email.',
    reference: 'Nomor referensi',
    another: 'Tulis pesan lain',
    refused: 'Pesannya belum bisa kami terima. Mohon periksa isian yang ditandai.',
    tooLarge: 'Pesannya terlalu besar untuk dikirim. Mohon dipersingkat.',
    tooMany: 'Sudah beberapa pesan masuk dari koneksi Anda. Silakan coba lagi {wait}.',
    failed: 'Pengirimannya gagal. Tulisan Anda masih ada; coba lagi sebentar lagi.',
    offline: 'Tidak ada koneksi. Tulisan Anda tersimpan di perangkat ini sampai dikirim.',
    slow: 'Server kami terlalu lama menjawab. Tulisan Anda masih ada; silakan coba lagi.',
    otherWay: 'Atau tulis ke',
  },
};

export const messages = { en, id } satisfies Bilingual<typeof en>;

export type Messages = typeof en;
