import type { Bilingual } from '../../../../model/locale.ts';
import { pageTitle } from '../page-title.ts';

const en = {
  meta: {
    page: {
      title: pageTitle('What clients say'),
      description: 'What it is like to work with Contoh Studio, in the words of those who did.',
      keywords: 'software studio testimonials, client reviews, Indonesia',
    },
    mobile: {
      title: pageTitle('Kind Messages, Straight From Clients'),
      description: 'What it is like to work with Contoh Studio, in the words of those who did.',
      keywords: 'software studio testimonials, client reviews',
    },
  },
  mobileHeader: 'Kind Messages, Straight From Clients',
  hero: {
    eyebrow: 'Testimonial',
    title: 'In their words.',
    lead: 'We asked what it was like, and left the answers as they were.',
  },
  cards: 'Testimonials, swipe sideways',
  tutorial: {
    title: 'Swipe to read on',
    text: 'Push the card to the left for the next voice. Tap anywhere to close this.',
    close: 'Got it',
  },
  states: {
    loading: 'Fetching the testimonials …',
    empty: 'There is nothing to read here yet.',
    failed: 'The testimonials could not be fetched.',
    retry: 'Try again',
    otherLanguage: 'In Indonesian',
    noScript: 'The latest testimonials appear here when scripting is on.',
  },
  callToAction: {
    title: 'Tell us your story, too.',
    text: 'What would you like to get off your desk?',
    link: 'Write to us',
  },
};

const id: typeof en = {
  meta: {
    page: {
      title: pageTitle('Kata klien kami'),
      description: 'Rasanya bekerja dengan Contoh Studio, langsung dari mereka yang mengalaminya.',
      keywords: 'testimoni studio software, ulasan klien, Indonesia',
    },
    mobile: {
      title: pageTitle('Kata Mereka tentang Kami'),
      description: 'Rasanya bekerja dengan Contoh Studio, langsung dari mereka yang mengalaminya.',
      keywords: 'testimoni studio software, ulasan klien',
    },
  },
  mobileHeader: 'Kata Mereka tentang Kami',
  hero: {
    eyebrow: 'Testimoni',
    title: 'Dengan kata-kata mereka.',
    lead: 'Kami bertanya bagaimana rasanya, dan jawabannya kami biarkan apa adanya.',
  },
  cards: 'Testimoni, geser ke samping',
  tutorial: {
    title: 'Geser untuk lanjut membaca',
    text: 'Dorong kartu ke kiri untuk cerita berikutnya. Sentuh di mana saja untuk menutup petunjuk ini.',
    close: 'Mengerti',
  },
  states: {
    loading: 'Mengambil testimoni …',
    empty: 'Belum ada yang bisa dibaca di sini.',
    failed: 'Testimoni gagal diambil.',
    retry: 'Coba lagi',
    otherLanguage: 'Dalam bahasa Inggris',
    noScript: 'Testimoni terbaru muncul di sini bila JavaScript dinyalakan.',
  },
  callToAction: {
    title: 'Giliran cerita Anda.',
    text: 'Pekerjaan apa yang ingin segera Anda singkirkan dari meja?',
    link: 'Tulis kepada kami',
  },
};

export const messages = { en, id } satisfies Bilingual<typeof en>;

export type Messages = typeof en;
