import type { Bilingual } from '#studio/locale.ts';
import { studio } from '#studio/studio.ts';
import { pageTitle } from '../page-title.ts';

// No page has this: the terms are off until founders publish sections of their own in every language (docs/editing-content.md).
const en = {
  meta: {
    page: {
      title: pageTitle('Terms of service'),
      description: `On what terms ${studio.name} works: scope, payment, delivery and responsibility.`,
      keywords: 'terms of service, software project terms',
    },
  },
  hero: {
    eyebrow: 'Terms of service',
    title: 'What we agree on.',
    lead: 'The terms of every project with us, unless your contract says otherwise.',
  },
  sections: [
    {
      title: '[Scope]',
      paragraphs: [
        '[What is agreed in writing, and how a change of it is agreed. Have somebody who knows the law read your terms.]',
      ],
    },
  ],
};

const id: typeof en = {
  meta: {
    page: {
      title: pageTitle('Ketentuan layanan'),
      description: `Ketentuan kerja sama dengan ${studio.name}: lingkup kerja, pembayaran, penyelesaian, dan tanggung jawab.`,
      keywords: 'ketentuan layanan, ketentuan proyek aplikasi',
    },
  },
  hero: {
    eyebrow: 'Ketentuan layanan',
    title: 'Yang kita sepakati.',
    lead: 'Berlaku untuk setiap proyek bersama kami, kecuali kontrak Anda menyebut lain.',
  },
  sections: [
    {
      title: '[Lingkup kerja]',
      paragraphs: [
        '[Apa yang disepakati secara tertulis, dan bagaimana perubahannya disepakati. Mintalah orang yang paham hukum membacanya.]',
      ],
    },
  ],
};

export const messages = { en, id } satisfies Bilingual<typeof en>;

export type Messages = typeof en;
