import type { ContentKind } from '../../../../model/content/kinds.ts';
import type { Bilingual, Locale } from '../../../../model/locale.ts';

interface PreviewMessages {
  /** How the page of a draft begins, per kind. */
  notice: Record<ContentKind, string>;
  toDraft: string;
  mark: string;
}

/** Words of pages that show a draft. Only functions render these, so no payload has them. */
export const previewMessages: Bilingual<PreviewMessages> = {
  en: {
    notice: {
      blog: 'Preview: this is how the post will look. It is not published as it stands here, and this link works until {until} (Jakarta).',
      portfolio:
        'Preview: this is how the project will look. It is not published as it stands here, and this link works until {until} (Jakarta).',
      testimonials:
        'Preview: this is how the page will look with the testimonial marked “Draft”. It is not published as it stands here, and this link works until {until} (Jakarta).',
    },
    toDraft: 'Go to the draft',
    mark: 'Draft',
  },
  id: {
    notice: {
      blog: 'Pratinjau: begini tampilan tulisan ini nanti. Isinya belum diterbitkan seperti di sini, dan tautan ini berlaku sampai {until} WIB.',
      portfolio:
        'Pratinjau: begini tampilan proyek ini nanti. Isinya belum diterbitkan seperti di sini, dan tautan ini berlaku sampai {until} WIB.',
      testimonials:
        'Pratinjau: begini tampilan halaman ini nanti dengan testimoni bertanda “Draf”. Isinya belum diterbitkan seperti di sini, dan tautan ini berlaku sampai {until} WIB.',
    },
    toDraft: 'Langsung ke draf',
    mark: 'Draf',
  },
};

/**
 * The attributes of the element that marks the draft in a list. Not a component: bundles of the site would load the
 * file of one even where they never render it.
 */
export const draftMark = (locale: Locale) => ({
  id: 'draft',
  lang: locale,
  className: 'eyebrow draft-mark',
  children: previewMessages[locale].mark,
});
