import type { Bilingual } from '#studio/locale.ts';
import { studio } from '#studio/studio.ts';
import { pageTitle } from '../page-title.ts';

const en = {
  meta: {
    page: {
      title: pageTitle('Blog'),
      description: `Notes from the workshop of ${studio.name}: what we learn while building apps, automating work and running things in the cloud.`,
      keywords: 'software blog Indonesia, app development, automation, cloud',
    },
  },
  hero: {
    eyebrow: 'Blog',
    title: 'Notes from the workshop.',
    lead: 'What we learn while building, automating and mending. Written when there is something to say.',
  },
  latest: 'The latest posts',
  older: 'Older posts',
  feed: 'Feed (Atom)',
  back: 'All posts',
  states: {
    empty: 'Nothing has been published yet.',
    otherLanguage: 'In Indonesian',
  },
  post: {
    share: 'Share',
    copied: 'Address copied',
    otherLanguage: 'This post is not available in English.',
    readOther: 'Read it in Indonesian',
    edit: 'Edit this',
    published: 'Published',
    changed: 'last changed',
    minutes: 'min read',
    by: 'By',
    founders: { engineering: '{engineeringByline}', design: '{designByline}' },
    newer: 'Next post',
    older: 'Previous post',
    related: 'Related',
    more: 'More posts',
  },
  callToAction: {
    title: 'Working on something like this?',
    text: 'A few sentences are enough. We answer in the language you write in.',
    link: 'Write to us',
  },
};

const id: typeof en = {
  meta: {
    page: {
      title: pageTitle('Blog'),
      description: `Catatan dari dapur ${studio.name}: yang kami pelajari saat membuat aplikasi, mengotomatiskan pekerjaan, dan mengurus cloud.`,
      keywords: 'blog software Indonesia, pembuatan aplikasi, otomasi, cloud',
    },
  },
  hero: {
    eyebrow: 'Blog',
    title: 'Catatan dari dapur kami.',
    lead: 'Yang kami pelajari saat membangun, mengotomatiskan, dan memperbaiki. Ditulis kalau memang ada yang perlu diceritakan.',
  },
  latest: 'Tulisan terbaru',
  older: 'Tulisan sebelumnya',
  feed: 'Feed (Atom)',
  back: 'Semua tulisan',
  states: {
    empty: 'Belum ada tulisan yang terbit.',
    otherLanguage: 'Dalam bahasa Inggris',
  },
  post: {
    share: 'Bagikan',
    copied: 'Alamat disalin',
    otherLanguage: 'Tulisan ini belum tersedia dalam bahasa Indonesia.',
    readOther: 'Baca dalam bahasa Inggris',
    edit: 'Edit',
    published: 'Terbit',
    changed: 'terakhir diubah',
    minutes: 'menit baca',
    by: 'Oleh',
    founders: { engineering: '{engineeringByline}', design: '{designByline}' },
    newer: 'Tulisan berikutnya',
    older: 'Tulisan sebelumnya',
    related: 'Terkait',
    more: 'Tulisan lainnya',
  },
  callToAction: {
    title: 'Sedang memikirkan hal serupa?',
    text: 'Beberapa kalimat saja cukup. Kami balas dengan bahasa yang Anda pakai.',
    link: 'Kirim pesan',
  },
};

export const messages = { en, id } satisfies Bilingual<typeof en>;

export type Messages = typeof en;
