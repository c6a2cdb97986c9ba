import { useState } from 'react';
import type { Locale } from '../../../../../model/locale.ts';
import {
  PREVIEW_LINK_MS,
  PREVIEW_LINKS_PER_ENTRY,
} from '../../../../../model/preview-links/link.ts';
import { DAY_MS } from '../../../../../model/time-zone.ts';
import { formatMessage, useLocale } from '../../../features/locale/index.ts';
import { Button, Dialog, Notice } from '../../../controls/index.ts';
import { AsyncContent } from '../../../data/async-content.tsx';
import { describeReason } from '../../../data/error-message.ts';
import { useAsync } from '../../../data/use-async.ts';
import { useMutation } from '../../../data/use-mutation.ts';
import { previewLinkMessages } from './messages.ts';
import type { EntrySession } from '../autosave/entry-session.ts';
import { saveEverything } from '../autosave/session-operations.ts';
import { LinkList } from './link-list.tsx';
import { NewLink } from './new-link.tsx';
import { createPreviewLink, loadPreviewLinks, revokePreviewLink } from './preview-links-api.ts';

function describeRefusal(error: unknown, locale: Locale) {
  const { tooMany } = previewLinkMessages[locale];
  const text = formatMessage(tooMany, { limit: PREVIEW_LINKS_PER_ENTRY });
  return describeReason(error, locale, { too_many_links: text });
}

/** Creates, lists and revokes the links to the draft of an entry. */
export function PreviewLinksDialog({
  session,
  close,
}: {
  session: EntrySession;
  close: () => void;
}) {
  const t = previewLinkMessages[useLocale()];
  const loaded = useAsync(session.id, () => loadPreviewLinks(session));
  const [address, setAddress] = useState<string | null>(null);
  const [isBehind, setBehind] = useState(false);
  const { busy, run } = useMutation('creating a preview link', { describe: describeRefusal });

  const create = () =>
    run(async () => {
      setBehind((await saveEverything(session)) !== 'saved');
      const { path } = await createPreviewLink(session);
      setAddress(location.origin + path);
      loaded.reload();
    });

  async function revoke({ id }: { id: string }): Promise<void> {
    await revokePreviewLink(session, id);
    // The address on display may be the one that was revoked.
    setAddress(null);
    loaded.reload();
  }

  return (
    <Dialog wide title={t.title} onClose={close}>
      <p>{formatMessage(t.text, { days: PREVIEW_LINK_MS / DAY_MS })}</p>
      <div>
        <Button variant="primary" icon="link" busy={busy} onClick={() => void create()}>
          {t.create}
        </Button>
      </div>
      {address !== null && <NewLink key={address} address={address} />}
      {isBehind && (
        <Notice tone="warn" role="status">
          <p>{t.notSaved}</p>
        </Notice>
      )}
      <h3 className="mt-2 text-base">{t.working}</h3>
      {/* The dialog is centred: if it grew when the list arrives, its button would move from under a finger. */}
      <div className="min-h-40">
        <AsyncContent content={loaded} rows={2}>
          {({ links }) => <LinkList links={links} revoke={revoke} />}
        </AsyncContent>
      </div>
    </Dialog>
  );
}
