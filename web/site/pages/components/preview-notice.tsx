import { formatDate, formatMessage } from '#browser/locale/format.ts';
import { useLocale } from '#browser/locale/locale-context.tsx';
import type { Bilingual } from '#studio/locale.ts';

/** First words of a draft's page. Only functions render these, so no payload has them. */
const previewMessages: Bilingual<string> = {
  en: 'Preview: this is how it will look. It is not published as it stands here, and this link works until {until} (Jakarta).',
  id: 'Pratinjau: begini tampilannya nanti. Isinya belum diterbitkan seperti di sini, dan tautan ini berlaku sampai {until} WIB.',
};

export function PreviewNotice({ until }: { until: number }) {
  const locale = useLocale();
  const end = formatDate(until, locale, { dateStyle: 'long', timeStyle: 'short' });
  return (
    <div className="page-container preview-notice">
      <p role="note">{formatMessage(previewMessages[locale], { until: end })}</p>
    </div>
  );
}
