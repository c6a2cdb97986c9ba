import { formatDate, formatMessage } from '#browser/locale/format.ts';
import { useLocale } from '#browser/locale/locale-context.tsx';
import type { ContentType } from '#model/content/content-types.ts';
import { previewMessages } from './preview-messages.ts';

/** Notice above a draft. @param until end of the link, in milliseconds since 1970 */
export function PreviewNotice({ type, until }: { type: ContentType; until: number }) {
  const locale = useLocale();
  const end = formatDate(until, locale, { dateStyle: 'long', timeStyle: 'short' });
  return (
    <div className="page-container preview-notice">
      <p role="note">{formatMessage(previewMessages[locale][type], { until: end })}</p>
    </div>
  );
}
