import { formatDate, formatMessage } from '#browser/locale/format.ts';
import { useLocale } from '#browser/locale/locale-context.tsx';
import type { ContentKind } from '#model/content/kinds.ts';
import { previewMessages } from './preview-messages.ts';

/**
 * Above a page that shows a draft, for whoever holds a link to it: what it is, and until when.
 * @param until when the link ends, in milliseconds since 1970
 */
export function PreviewNotice({ kind, until }: { kind: ContentKind; until: number }) {
  const locale = useLocale();
  const end = formatDate(until, locale, { dateStyle: 'long', timeStyle: 'short' });
  return (
    <div className="page-container preview-notice">
      <p role="note">{formatMessage(previewMessages[locale][kind], { until: end })}</p>
    </div>
  );
}
