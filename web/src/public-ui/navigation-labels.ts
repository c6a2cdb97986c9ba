import type { Bilingual } from '../../../model/locale.ts';

const en = {
  home: 'Home',
  'who-we-are': 'Who We Are',
  'our-portofolio': 'Our Portfolio',
  services: 'Services',
  testimonial: 'Testimonial',
  blog: 'Blog',
  'contact-us': 'Contact Us',
  faq: 'FAQ',
};

const id: typeof en = {
  home: 'Beranda',
  'who-we-are': 'Tentang Kami',
  'our-portofolio': 'Portofolio',
  services: 'Layanan',
  testimonial: 'Testimoni',
  blog: 'Blog',
  'contact-us': 'Hubungi Kami',
  faq: 'Tanya Jawab',
};

/** The labels of the navigation (docs/behaviour.md, "Pages and routes"), by the names of their routes. */
export const navigationLabels: Bilingual<typeof en> = { en, id };
