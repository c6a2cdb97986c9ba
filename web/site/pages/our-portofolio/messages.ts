import type { Bilingual } from '#studio/locale.ts';
import { studio } from '#studio/studio.ts';
import { pageTitle } from '../page-title.ts';

const en = {
  meta: {
    page: {
      title: pageTitle('Our portfolio'),
      description: `Apps, automations and cloud projects by ${studio.name}: what the problem was, what we built, and what changed.`,
      keywords: 'software portfolio, custom app examples, automation case study, Indonesia',
    },
  },
  mobileHeader: 'Things We Have Made',
  hero: {
    eyebrow: 'Our portfolio',
    title: 'Work we can show you.',
    lead: 'What the problem was, what we made of it, and what changed afterwards.',
  },
  card: { read: 'Read the project', otherLanguage: 'In Indonesian' },
  visit: 'Visit the finished work',
  cards: 'Projects, swipe sideways',
  back: 'All projects',
  project: {
    share: 'Share',
    copied: 'Address copied',
    otherLanguage: 'This project is not available in English.',
    readOther: 'Read it in Indonesian',
    edit: 'Edit this',
    year: 'Year',
    services: 'Services',
    situation: 'The situation',
    decision: 'What we decided',
    outcome: 'What changed',
    screens: 'What it looks like',
    more: 'The full story',
    testimonial: 'What the client says',
    next: 'Next project',
    callToAction: {
      title: 'Need something like this?',
      text: 'Name “{title}”, and tell us what is different with you.',
      link: 'Write to us',
    },
  },
  serviceNames: { apps: '{apps}', automation: '{automation}', cloud: '{cloud}' },
  states: {
    empty: 'There is nothing to show here yet. Write to us, and we will tell you about our work.',
  },
  callToAction: {
    title: 'Yours could be next.',
    text: 'It starts with a few sentences about what bothers you.',
    link: 'Write to us',
  },
};

const id: typeof en = {
  meta: {
    page: {
      title: pageTitle('Portofolio kami'),
      description: `Aplikasi, otomasi, dan proyek cloud garapan ${studio.name}: masalahnya apa, apa yang kami buat, dan apa yang berubah.`,
      keywords: 'portofolio software, contoh aplikasi khusus, studi kasus otomasi, Indonesia',
    },
  },
  mobileHeader: 'Karya yang Sudah Jadi',
  hero: {
    eyebrow: 'Portofolio',
    title: 'Karya yang bisa kami tunjukkan.',
    lead: 'Masalahnya apa, kami buatkan apa, dan apa yang berubah setelahnya.',
  },
  card: { read: 'Baca proyeknya', otherLanguage: 'Dalam bahasa Inggris' },
  visit: 'Kunjungi hasilnya',
  cards: 'Daftar proyek, geser ke samping',
  back: 'Semua proyek',
  project: {
    share: 'Bagikan',
    copied: 'Alamat disalin',
    otherLanguage: 'Proyek ini belum tersedia dalam bahasa Indonesia.',
    readOther: 'Baca dalam bahasa Inggris',
    edit: 'Edit',
    year: 'Tahun',
    services: 'Layanan',
    situation: 'Keadaan awalnya',
    decision: 'Yang kami putuskan',
    outcome: 'Yang berubah',
    screens: 'Tampilannya',
    more: 'Cerita lengkapnya',
    testimonial: 'Kata klien',
    next: 'Proyek berikutnya',
    callToAction: {
      title: 'Butuh yang seperti ini?',
      text: 'Sebut saja “{title}”, lalu ceritakan apa yang berbeda di tempat Anda.',
      link: 'Kirim pesan',
    },
  },
  serviceNames: { apps: '{apps}', automation: '{automation}', cloud: '{cloud}' },
  states: {
    empty:
      'Belum ada yang bisa ditampilkan di sini. Kirim pesan kepada kami, nanti kami ceritakan karya kami.',
  },
  callToAction: {
    title: 'Proyek Anda bisa jadi yang berikutnya.',
    text: 'Cukup mulai dengan beberapa kalimat tentang apa yang merepotkan Anda.',
    link: 'Kirim pesan',
  },
};

export const messages = { en, id } satisfies Bilingual<typeof en>;

export type Messages = typeof en;
