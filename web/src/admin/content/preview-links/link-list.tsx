import type { ReactNode } from 'react';
import type { PreviewLinks } from '../../../../../model/preview-links/api.ts';
import { Button, Empty } from '../../../controls/index.ts';
import { useMutation } from '../../../data/use-mutation.ts';
import { formatTime } from '../../../features/locale/format-time.ts';
import { formatMessage, useLocale } from '../../../features/locale/index.ts';
import { useUserName } from '../use-user-name.ts';
import { previewLinkMessages } from './messages.ts';

type AnyLink = PreviewLinks['links'][number];

/** Working links: until when each works, who created it, and a button that revokes it. */
export function LinkList<Link extends AnyLink>({
  links,
  revoke,
  describe,
}: {
  links: readonly Link[];
  revoke: (link: Link) => Promise<void>;
  /** Says what a link shows, in a list with links of several entries. */
  describe?: (link: Link) => ReactNode;
}) {
  const t = previewLinkMessages[useLocale()];
  const { busy, run } = useMutation('revoking a preview link');
  if (links.length === 0) return <Empty title={t.none} />;
  return (
    <ul className="grid gap-2">
      {links.map((link) => (
        <LinkItem
          key={link.id}
          link={link}
          busy={busy}
          onRevoke={() => void run(() => revoke(link), { text: t.revoked })}
        >
          {describe?.(link)}
        </LinkItem>
      ))}
    </ul>
  );
}

function LinkItem({
  link,
  busy,
  onRevoke,
  children,
}: {
  link: AnyLink;
  busy: boolean;
  onRevoke: () => void;
  children: ReactNode;
}) {
  const locale = useLocale();
  const t = previewLinkMessages[locale];
  const who = useUserName(link.created_by);
  const when = formatTime(link.created_date, locale, 'time');
  const until = formatTime(link.expires, locale, 'time');
  return (
    <li className="flex flex-wrap items-center gap-2 rounded-lg border border-a-line p-3">
      <span className="min-w-0 grow wrap-anywhere">
        {children}
        {formatMessage(t.until, { until })}{' '}
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
