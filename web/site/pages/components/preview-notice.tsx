import { formatDate, formatMessage } from '#browser/locale/format.ts';
import { useLocale } from '#browser/locale/locale-context.tsx';
import type { ContentType } from '#model/content/type-names.ts';
import type { Bilingual } from '#studio/locale.ts';

/** First words of a draft's page, per kind. Only functions render these, so no payload has them. */
const previewMessages: Bilingual<Record<ContentType, string>> = {
  en: {
    blog: 'Preview: this is how the post will look. It is not published as it stands here, and this link works until {until} (Jakarta).',
    portfolio:
      'Preview: this is how the project will look. It is not published as it stands here, and this link works until {until} (Jakarta).',
    pages:
      'Preview: this is how the page will look. It is not published as it stands here, and this link works until {until} (Jakarta).',
    studio:
      'Preview: this is how the page will look. It is not published as it stands here, and this link works until {until} (Jakarta).',
    testimonials:
      'Preview: this is how the testimonial will look. It is not published as it stands here, and this link works until {until} (Jakarta).',
  },
  id: {
    blog: 'Pratinjau: begini tampilan tulisan ini nanti. Isinya belum diterbitkan seperti di sini, dan tautan ini berlaku sampai {until} WIB.',
    portfolio:
      'Pratinjau: begini tampilan proyek ini nanti. Isinya belum diterbitkan seperti di sini, dan tautan ini berlaku sampai {until} WIB.',
    pages:
      'Pratinjau: begini tampilan halaman ini nanti. Isinya belum diterbitkan seperti di sini, dan tautan ini berlaku sampai {until} WIB.',
    studio:
      'Pratinjau: begini tampilan halaman ini nanti. Isinya belum diterbitkan seperti di sini, dan tautan ini berlaku sampai {until} WIB.',
    testimonials:
      'Pratinjau: begini tampilan testimoni ini nanti. Isinya belum diterbitkan seperti di sini, dan tautan ini berlaku sampai {until} WIB.',
  },
};

export function PreviewNotice({ type, until }: { type: ContentType; until: number }) {
  const locale = useLocale();
  const end = formatDate(until, locale, { dateStyle: 'long', timeStyle: 'short' });
  return (
    <div className="page-container preview-notice">
      <p role="note">{formatMessage(previewMessages[locale][type], { until: end })}</p>
    </div>
  );
}
