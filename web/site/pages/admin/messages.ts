import type { PageMessages } from '#site/page.ts';
import type { Bilingual } from '#studio/locale.ts';

const page = (title: string) => ({ title, description: '', keywords: '' });

/** Page titles only; the other messages of the admin area are in `admin/`. */
export const messages = {
  en: {
    meta: {
      dashboard: page('Dashboard · Admin'),
      messages: page('Messages · Admin'),
      blog: page('Blog · Admin'),
      portfolio: page('Portfolio · Admin'),
      testimonials: page('Testimonials · Admin'),
      pictures: page('Pictures · Admin'),
      visits: page('Visits · Admin'),
      errors: page('Errors · Admin'),
      users: page('Users · Admin'),
      updates: page('Updates · Admin'),
      audit: page('Audit log · Admin'),
    },
  },
  id: {
    meta: {
      dashboard: page('Dasbor · Admin'),
      messages: page('Pesan · Admin'),
      blog: page('Blog · Admin'),
      portfolio: page('Portofolio · Admin'),
      testimonials: page('Testimoni · Admin'),
      pictures: page('Gambar · Admin'),
      visits: page('Kunjungan · Admin'),
      errors: page('Error · Admin'),
      users: page('Pengguna · Admin'),
      updates: page('Pembaruan · Admin'),
      audit: page('Catatan audit · Admin'),
    },
  },
} satisfies Bilingual<PageMessages>;
