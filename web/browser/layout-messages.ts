import type { Bilingual } from '#studio/locale.ts';
import { studio } from '#studio/studio.ts';

/** The labels of the navigation (docs/behaviour.md, "Pages and routes"), by the names of their routes. */
export const navigationLabels = {
  en: {
    home: 'Home',
    'who-we-are': 'Who We Are',
    'our-portofolio': 'Our Portfolio',
    services: 'Services',
    testimonial: 'Testimonial',
    blog: 'Blog',
    'contact-us': 'Contact Us',
    faq: 'FAQ',
  },
  id: {
    home: 'Beranda',
    'who-we-are': 'Tentang Kami',
    'our-portofolio': 'Portofolio',
    services: 'Layanan',
    testimonial: 'Testimoni',
    blog: 'Blog',
    'contact-us': 'Hubungi Kami',
    faq: 'Tanya Jawab',
  },
} satisfies Bilingual<object>;

export interface SocialLink {
  name: string;
  href: string;
}

const en = {
  skip: 'Skip to content',
  home: `${studio.name}, to the home page`,
  mainNavigation: 'Main',
  menu: 'Menu',
  more: 'More',
  nav: navigationLabels.en,
  footer: {
    line: 'Two people in {city} who design, build and look after software.',
    pages: 'Pages',
    reach: 'Reach us',
    whatsapp: 'WhatsApp',
    privacy: 'Privacy',
    /** '' while there are none. */
    terms: 'Terms of service',
    rights: 'All rights reserved.',
    email: '{email}',
    phone: '{phone}',
    phoneShown: '{phoneShown}',
    social: studio.social as readonly SocialLink[],
  },
  /** Links by their addresses; which one is shown depends on who is signed in. */
  account: { '/login': 'Sign in', '/account': 'My account', '/admin/dashboard': 'Admin area' },
  edit: 'Edit this page',
  /** Texts and where they lead; '' for nowhere. */
  notice: [] as readonly (readonly [text: string, href: string])[],
  notFound: {
    title: 'Page Not Found',
    message: 'Page not found: {path}',
    /** Text at the path of a post or project that does not exist. */
    routedMessage: 'Page Not Found: {path}',
    hint: 'The address may be mistyped, or the page has moved. These will get you going again:',
  },
  failed: {
    title: 'Internal Server Error',
    message: 'Something went wrong on our side.',
    hint: 'Nothing you did caused this. Loading the page again often helps.',
    reload: 'Load the page again',
    home: 'Go to the home page',
  },
};

const id: typeof en = {
  skip: 'Langsung ke isi',
  home: `${studio.name}, ke beranda`,
  mainNavigation: 'Utama',
  menu: 'Menu',
  more: 'Lainnya',
  nav: navigationLabels.id,
  footer: {
    line: 'Dua orang di {city} yang merancang, membangun, dan merawat perangkat lunak.',
    pages: 'Halaman',
    reach: 'Kontak',
    whatsapp: 'WhatsApp',
    privacy: 'Privasi',
    terms: 'Ketentuan layanan',
    rights: 'Hak cipta dilindungi undang-undang.',
    email: '{email}',
    phone: '{phone}',
    phoneShown: '{phoneShown}',
    social: studio.social,
  },
  account: { '/login': 'Masuk', '/account': 'Akun saya', '/admin/dashboard': 'Area admin' },
  edit: 'Edit halaman ini',
  notice: [],
  notFound: {
    title: 'Halaman Tidak Ditemukan',
    message: 'Halaman tidak ditemukan: {path}',
    routedMessage: 'Halaman Tidak Ditemukan: {path}',
    hint: 'Mungkin alamatnya salah ketik, atau halamannya sudah pindah. Silakan lanjut dari sini:',
  },
  failed: {
    title: 'Terjadi Kesalahan di Server',
    message: 'Ada yang tidak beres di pihak kami.',
    hint: 'Ini bukan kesalahan Anda. Memuat ulang halaman biasanya membantu.',
    reload: 'Muat ulang halaman',
    home: 'Ke beranda',
  },
};

export const layoutMessages: Bilingual<typeof en> = { en, id };

export type LayoutMessages = typeof en;
