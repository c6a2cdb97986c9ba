import { contactTexts } from '#model/contact/texts.ts';
import { askOnWhatsApp } from '#model/contact/whatsapp.ts';
import type { Bilingual } from '#studio/locale.ts';
import { studio } from '#studio/studio.ts';
import { pageTitle } from '../page-title.ts';

const en = {
  meta: {
    page: {
      title: pageTitle('Contact us'),
      description: `Write to ${studio.name}, call us or chat on WhatsApp. We read every message ourselves and answer in English or Indonesian.`,
      keywords: 'contact software studio, hire app developer {city}, software consultation',
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
    chat: askOnWhatsApp('en', 'Contact us'),
    emailAddress: '{email}',
    phoneNumber: '{phone}',
    phoneShown: '{phoneShown}',
    whatsappShown: '{whatsappShown}',
    chatFirst: 'Rather chat on WhatsApp',
    address: 'Address',
    shownAddress: '{shownAddress}',
    hours: 'Opening hours (Jakarta)',
    shownHours: '{openingHours}',
  },
  ...contactTexts.en,
};

const id: typeof en = {
  meta: {
    page: {
      title: pageTitle('Hubungi kami'),
      description: `Kirim pesan ke ${studio.name}, telepon, atau chat di WhatsApp. Setiap pesan kami baca sendiri dan kami balas dalam bahasa Indonesia atau Inggris.`,
      keywords: 'kontak studio software, jasa aplikasi {city}, konsultasi software',
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
    chat: askOnWhatsApp('id', 'Hubungi kami'),
    emailAddress: '{email}',
    phoneNumber: '{phone}',
    phoneShown: '{phoneShown}',
    whatsappShown: '{whatsappShown}',
    chatFirst: 'Lebih suka chat di WhatsApp',
    address: 'Alamat',
    shownAddress: '{shownAddress}',
    hours: 'Jam buka (WIB)',
    shownHours: '{openingHours}',
  },
  ...contactTexts.id,
};

export const messages = { en, id } satisfies Bilingual<typeof en>;

export type Messages = typeof en;
