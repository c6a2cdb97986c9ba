import type { Bilingual } from '#studio/locale.ts';
import { studio } from '#studio/studio.ts';
import { pageTitle } from '../page-title.ts';

const en = {
  meta: {
    page: {
      title: pageTitle('What clients say'),
      description: `What it is like to work with ${studio.name}, in the words of those who did.`,
      keywords: 'software studio testimonials, client reviews, Indonesia',
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
    text: 'Swipe the card to the left for the next testimonial. Tap anywhere to close this.',
    close: 'Got it',
  },
  states: {
    empty: 'No client has been quoted here yet. Write to us, and we will tell you about our work.',
    otherLanguage: 'In Indonesian',
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
      description: `Rasanya bekerja dengan ${studio.name}, langsung dari mereka yang mengalaminya.`,
      keywords: 'testimoni studio software, ulasan klien, Indonesia',
    },
  },
  mobileHeader: 'Kata Mereka tentang Kami',
  hero: {
    eyebrow: 'Testimoni',
    title: 'Langsung dari mereka.',
    lead: 'Kami bertanya bagaimana rasanya, dan jawabannya kami biarkan apa adanya.',
  },
  cards: 'Testimoni, geser ke samping',
  tutorial: {
    title: 'Geser untuk lanjut membaca',
    text: 'Geser kartu ke kiri untuk testimoni berikutnya. Sentuh di mana saja untuk menutup petunjuk ini.',
    close: 'Mengerti',
  },
  states: {
    empty:
      'Belum ada testimoni di sini. Kirim pesan kepada kami, nanti kami ceritakan pekerjaan kami.',
    otherLanguage: 'Dalam bahasa Inggris',
  },
  callToAction: {
    title: 'Giliran cerita Anda.',
    text: 'Pekerjaan apa yang ingin segera Anda bereskan?',
    link: 'Kirim pesan',
  },
};

export const messages = { en, id } satisfies Bilingual<typeof en>;

export type Messages = typeof en;
