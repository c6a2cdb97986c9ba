import type { ContentKind } from '../../../../model/content/kinds.ts';
import { formatDate, formatMessage, useLocale } from '../../features/locale/index.ts';
import { draftMark, previewMessages } from './preview-messages.ts';

/**
 * Above a page that shows a draft, for whoever holds a link to it: what it is, and until when.
 * @param until when the link ends, in milliseconds since 1970
 */
export function PreviewNotice({ kind, until }: { kind: ContentKind; until: number }) {
  const locale = useLocale();
  const t = previewMessages[locale];
  const end = formatDate(until, locale, { dateStyle: 'long', timeStyle: 'short' });
  return (
    <div className="page-container preview-notice">
      <p role="note">
        {formatMessage(t.notice[kind], { until: end })}{' '}
        {kind === 'testimonials' && (
          <a href={`#${draftMark(locale).id}`} className="text-link">
            {t.toDraft}
          </a>
        )}
      </p>
    </div>
  );
}
