import { useState } from 'react';
import type { AllPreviewLinks } from '../../../../../model/preview-links/api.ts';
import { PREVIEW_LINKS_LISTED } from '../../../../../model/preview-links/api.ts';
import { Button, Dialog, Empty } from '../../../controls/index.ts';
import { AsyncContent } from '../../../data/async-content.tsx';
import { useAsync } from '../../../data/use-async.ts';
import { useMutation } from '../../../data/use-mutation.ts';
import { formatMessage, useLocale } from '../../../features/locale/index.ts';
import { Link } from '../../../features/navigation/index.ts';
import { LinkItem } from './link-item.tsx';
import { previewLinkMessages } from './messages.ts';
import { loadAllPreviewLinks, revokePreviewLink } from './preview-links-api.ts';

type AnyLink = AllPreviewLinks['links'][number];

/** Lists the working links to drafts of every entry, with who created them, and revokes them. */
export function AllLinksDialog({ close }: { close: () => void }) {
  const locale = useLocale();
  const t = previewLinkMessages[locale].previewLinks;
  const loaded = useAsync('all', loadAllPreviewLinks);
  const [revoked, setRevoked] = useState<ReadonlySet<string>>(new Set());
  const { busy, run } = useMutation('revoking a preview link');

  const revoke = ({ id, kind, entry }: AnyLink) =>
    run(
      async () => {
        await revokePreviewLink({ kind, id: entry }, id);
        setRevoked((before) => new Set([...before, id]));
      },
      { text: t.revoked },
    );

  return (
    <Dialog
      open
      wide
      title={t.purposes.preview.title}
      onClose={close}
      footer={<Button onClick={close}>{t.close}</Button>}
    >
      <p>{t.allText}</p>
      <div className="grid min-h-40 gap-2">
        <AsyncContent content={loaded} rows={2}>
          {({ links }) => {
            const working = links.filter(({ id }) => !revoked.has(id));
            if (working.length === 0) return <Empty title={t.none} />;
            return (
              <>
                <ul className="grid gap-2">
                  {working.map((link) => (
                    <LinkItem
                      key={link.id}
                      link={link}
                      busy={busy}
                      onRevoke={() => void revoke(link)}
                    >
                      <Link
                        to={`/admin/${link.kind}?entry=${encodeURIComponent(link.entry)}`}
                        className="block font-medium underline underline-offset-2"
                      >
                        {link.name[locale] || t.untitled}
                      </Link>
                      {t.purposes[link.purpose].inList}{' '}
                    </LinkItem>
                  ))}
                </ul>
                {links.length === PREVIEW_LINKS_LISTED && (
                  <p>{formatMessage(t.mostListed, { count: PREVIEW_LINKS_LISTED })}</p>
                )}
              </>
            );
          }}
        </AsyncContent>
      </div>
    </Dialog>
  );
}
