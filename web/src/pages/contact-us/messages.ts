import type { Bilingual } from '../../../../model/locale.ts';
import { CONTACT_LIMITS } from '../../../../model/contact/limits.ts';
import { contactMessages, formatCount } from '../../../../model/contact/texts.ts';
import { PACKAGE_NAMES } from '../../studio/packages.ts';
import { pageTitle } from '../page-title.ts';
import { studio } from '../../studio/studio.ts';

const { message } = CONTACT_LIMITS;

const en = {
  meta: {
    page: {
      title: pageTitle('Contact us'),
      description: `Write to ${studio.name}, call us or chat on WhatsApp. We read every message ourselves and answer in English or Indonesian.`,
      keywords: `contact software studio, hire app developer ${studio.city}, software consultation`,
    },
    mobile: {
      title: pageTitle('Contact Us'),
      description: `Write to ${studio.name}, call us or chat on WhatsApp.`,
      keywords: `contact software studio, hire app developer ${studio.city}`,
    },
  },
  mobileHeader: 'Let’s Talk',
  hero: {
    eyebrow: 'Contact us',
    title: 'What takes too long today?',
    lead: 'A few sentences are enough. One of the two of us reads it, and the same person answers.',
  },
  contactMethods: {
    title: 'Or without the form',
    email: 'E-mail',
    phone: 'Telephone',
    whatsapp: 'WhatsApp',
    address: 'Address',
  },
  form: {
    ...contactMessages.en.fields,
    title: 'Write to us',
    emailHint: 'Only used to answer you.',
    packages: PACKAGE_NAMES.en,
    messageHint: `Between ${formatCount('en', message.min)} and ${formatCount('en', message.max)} characters.`,
    sending: 'Sending …',
    draft: 'What you typed last time is still here.',
    discard: 'Clear the form',
    offline:
      'You are offline. Your text stays on this device; press “Send message” when you are connected again.',
    privacy: 'What we do with your message',
  },
  fieldErrors: contactMessages.en.errors,
  results: {
    sentTitle: 'Thank you, your message has arrived.',
    sentText: 'We read it ourselves and answer by e-mail.',
    reference: 'Reference number',
    another: 'Write another message',
    refused: contactMessages.en.invalidFields,
    tooLarge: contactMessages.en.tooLarge,
    tooMany: 'Several messages have come from your connection. Please try again in {wait}.',
    failed: 'Sending did not work. Your text is still here; please try again in a moment.',
    offline: 'There is no connection. Your text is kept on this device until you send it.',
    slow: 'Our server did not answer in time. Your text is still here; please try again.',
    otherWay: 'Or write to',
  },
};

const id: typeof en = {
  meta: {
    page: {
      title: pageTitle('Hubungi kami'),
      description: `Kirim pesan ke ${studio.name}, telepon, atau chat di WhatsApp. Setiap pesan kami baca sendiri dan kami balas dalam bahasa Indonesia atau Inggris.`,
      keywords: `kontak studio software, jasa aplikasi ${studio.city}, konsultasi software`,
    },
    mobile: {
      title: pageTitle('Hubungi Kami'),
      description: `Kirim pesan ke ${studio.name}, telepon, atau chat di WhatsApp.`,
      keywords: `kontak studio software, jasa aplikasi ${studio.city}`,
    },
  },
  mobileHeader: 'Yuk, Ngobrol',
  hero: {
    eyebrow: 'Hubungi kami',
    title: 'Pekerjaan apa yang terlalu makan waktu?',
    lead: 'Beberapa kalimat saja cukup. Salah satu dari kami membacanya, dan orang yang sama membalasnya.',
  },
  contactMethods: {
    title: 'Atau tanpa formulir',
    email: 'Email',
    phone: 'Telepon',
    whatsapp: 'WhatsApp',
    address: 'Alamat',
  },
  form: {
    ...contactMessages.id.fields,
    title: 'Kirim pesan kepada kami',
    emailHint: 'Hanya untuk membalas pesan Anda.',
    packages: PACKAGE_NAMES.id,
    messageHint: `${formatCount('id', message.min)} sampai ${formatCount('id', message.max)} karakter.`,
    sending: 'Mengirim …',
    draft: 'Tulisan Anda yang terakhir masih tersimpan di sini.',
    discard: 'Kosongkan formulir',
    offline:
      'Anda sedang offline. Tulisan Anda tersimpan di perangkat ini; tekan “Kirim pesan” setelah tersambung lagi.',
    privacy: 'Apa yang kami lakukan dengan pesan Anda',
  },
  fieldErrors: contactMessages.id.errors,
  results: {
    sentTitle: 'Terima kasih, pesan Anda sudah kami terima.',
    sentText: 'Kami membacanya sendiri dan membalas lewat email.',
    reference: 'Nomor referensi',
    another: 'Tulis pesan lain',
    refused: contactMessages.id.invalidFields,
    tooLarge: contactMessages.id.tooLarge,
    tooMany: 'Sudah beberapa pesan masuk dari koneksi Anda. Silakan coba lagi setelah {wait}.',
    failed: 'Pesan gagal terkirim. Tulisan Anda masih ada; silakan coba beberapa saat lagi.',
    offline: 'Tidak ada koneksi. Tulisan Anda tersimpan di perangkat ini sampai dikirim.',
    slow: 'Server kami terlalu lama menjawab. Tulisan Anda masih ada; silakan coba lagi.',
    otherWay: 'Atau tulis ke',
  },
};

export const messages = { en, id } satisfies Bilingual<typeof en>;

export type Messages = typeof en;
