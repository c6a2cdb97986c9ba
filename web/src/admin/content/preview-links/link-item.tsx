import type { ReactNode } from 'react';
import type { PreviewLinks } from '../../../../../model/preview-links/api.ts';
import { Button } from '../../../controls/index.ts';
import { formatDate, formatMessage, useLocale } from '../../../features/locale/index.ts';
import { useUserName } from '../use-user-name.ts';
import { previewLinkMessages } from './messages.ts';

/** A working link in a list: until when, who created it, and a button that revokes it. */
export function LinkItem({
  link,
  busy,
  onRevoke,
  children,
}: {
  link: PreviewLinks['links'][number];
  busy: boolean;
  onRevoke: () => void;
  /** Which entry it shows, where the list has links to several. */
  children?: ReactNode;
}) {
  const locale = useLocale();
  const t = previewLinkMessages[locale].previewLinks;
  const who = useUserName(link.created_by);
  const format = (date: string) =>
    formatDate(date, locale, { dateStyle: 'medium', timeStyle: 'short' });
  const when = format(link.created_date);
  return (
    <li className="flex flex-wrap items-center gap-2 rounded-lg border border-a-line p-3">
      <span className="min-w-0 grow wrap-anywhere">
        {children}
        {formatMessage(t.until, { until: format(link.expires) })}{' '}
        <span className="text-[0.875rem] text-a-muted">{formatMessage(t.by, { when, who })}</span>
      </span>
      <Button
        variant="quiet"
        disabled={busy}
        aria-label={formatMessage(t.revokeLink, { when })}
        onClick={onRevoke}
      >
        {t.revoke}
      </Button>
    </li>
  );
}
