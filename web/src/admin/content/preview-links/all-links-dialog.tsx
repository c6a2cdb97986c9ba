import { PREVIEW_LINKS_LISTED } from '../../../../../model/preview-links/api.ts';
import { Dialog } from '../../../controls/index.ts';
import { AsyncContent } from '../../../data/async-content.tsx';
import { useAsync } from '../../../data/use-async.ts';
import { formatMessage, useLocale } from '../../../features/locale/index.ts';
import { Link } from '../../../features/navigation/index.ts';
import { listMessages } from '../list/messages.ts';
import { LinkList } from './link-list.tsx';
import { previewLinkMessages } from './messages.ts';
import { loadAllPreviewLinks, revokePreviewLink } from './preview-links-api.ts';

/** Lists the working links to drafts of every entry, with who created them, and revokes them. */
export function AllLinksDialog({ close }: { close: () => void }) {
  const locale = useLocale();
  const t = previewLinkMessages[locale];
  const loaded = useAsync('all', loadAllPreviewLinks);
  return (
    <Dialog wide title={t.title} onClose={close}>
      <p>{t.allText}</p>
      <div className="grid min-h-40 gap-2">
        <AsyncContent content={loaded} rows={2}>
          {({ links }) => (
            <>
              <LinkList
                links={links}
                revoke={async ({ kind, entry, id }) => {
                  await revokePreviewLink({ kind, id: entry }, id);
                  loaded.reload();
                }}
                describe={({ kind, entry, name }) => (
                  <Link
                    to={`/admin/${kind}?entry=${encodeURIComponent(entry)}`}
                    className="block font-medium underline underline-offset-2"
                  >
                    {name[locale] || listMessages[locale].list.untitled}
                  </Link>
                )}
              />
              {links.length === PREVIEW_LINKS_LISTED && (
                <p>{formatMessage(t.mostListed, { count: PREVIEW_LINKS_LISTED })}</p>
              )}
            </>
          )}
        </AsyncContent>
      </div>
    </Dialog>
  );
}
