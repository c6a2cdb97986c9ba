import { useState } from 'react';
import type { PreviewLinks } from '../../../../../model/preview-links/api.ts';
import type { Locale } from '../../../../../model/locale.ts';
import type { LinkPurpose } from '../../../../../model/preview-links/link.ts';
import {
  PREVIEW_LINK_MS,
  PREVIEW_LINKS_PER_ENTRY,
} from '../../../../../model/preview-links/link.ts';
import { DAY_MS } from '../../../../../model/time-zone.ts';
import { formatMessage, useLocale } from '../../../features/locale/index.ts';
import { Button, Dialog, Empty, Notice } from '../../../controls/index.ts';
import { ApiError } from '../../../data/api-client.ts';
import { AsyncContent } from '../../../data/async-content.tsx';
import { describeError } from '../../../data/error-message.ts';
import { useAsync } from '../../../data/use-async.ts';
import { useMutation } from '../../../data/use-mutation.ts';
import { contentMessages } from '../messages.ts';
import type { EntrySession } from '../session/entry-session.ts';
import { saveEverything } from '../session/session-operations.ts';
import { LinkItem } from './link-item.tsx';
import { NewLink } from './new-link.tsx';
import { createPreviewLink, loadPreviewLinks, revokePreviewLink } from './preview-links-api.ts';

type Link = PreviewLinks['links'][number];

function describeRefusal(error: unknown, locale: Locale) {
  const isFull = error instanceof ApiError && error.reason === 'too_many_links';
  if (!isFull) return describeError(error, locale);
  const { tooMany } = contentMessages[locale].previewLinks;
  return { text: formatMessage(tooMany, { limit: PREVIEW_LINKS_PER_ENTRY }), expected: true };
}

/** Creates, lists and revokes the links to the draft of an entry that have one purpose. */
export function PreviewLinksDialog({
  session,
  purpose,
  close,
}: {
  session: EntrySession;
  purpose: LinkPurpose;
  close: () => void;
}) {
  const t = contentMessages[useLocale()].previewLinks;
  const texts = t.purposes[purpose];
  const loaded = useAsync(session.id, () => loadPreviewLinks(session));
  const [changed, setChanged] = useState<readonly Link[] | null>(null);
  const [address, setAddress] = useState<string | null>(null);
  const [isBehind, setBehind] = useState(false);
  const { busy, run } = useMutation('changing preview links', { describe: describeRefusal });

  const create = () =>
    run(async () => {
      setBehind((await saveEverything(session)) !== 'saved');
      const { path, links } = await createPreviewLink(session, purpose);
      setChanged(links);
      setAddress(location.origin + path);
    });

  const revoke = (link: Link) =>
    run(
      async () => {
        const { links } = await revokePreviewLink(session, link.id);
        // The address on display may be the one that was revoked.
        setAddress(null);
        setChanged(links);
      },
      { text: t.revoked },
    );

  return (
    <Dialog
      open
      wide
      title={texts.title}
      onClose={close}
      footer={<Button onClick={close}>{t.close}</Button>}
    >
      <p>{formatMessage(texts.text, { days: PREVIEW_LINK_MS[purpose] / DAY_MS })}</p>
      <div>
        <Button variant="primary" icon="link" busy={busy} onClick={() => void create()}>
          {t.create}
        </Button>
      </div>
      {address !== null && <NewLink key={address} address={address} purpose={purpose} />}
      {isBehind && (
        <Notice tone="warn" role="status">
          <p>{t.notSaved}</p>
        </Notice>
      )}
      <h3 className="mt-2 text-base">{t.working}</h3>
      {/* The dialog is centred: if it grew when the list arrives, its button would move from under a finger. */}
      <div className="min-h-40">
        <AsyncContent content={loaded} rows={2}>
          {({ links }) => {
            const listed = (changed ?? links).filter((link) => link.purpose === purpose);
            return <LinkList links={listed} busy={busy} revoke={revoke} />;
          }}
        </AsyncContent>
      </div>
    </Dialog>
  );
}

function LinkList({
  links,
  busy,
  revoke,
}: {
  links: readonly Link[];
  busy: boolean;
  revoke: (link: Link) => Promise<boolean>;
}) {
  const t = contentMessages[useLocale()].previewLinks;
  if (links.length === 0) return <Empty title={t.none} />;
  return (
    <ul className="grid gap-2">
      {links.map((link) => (
        <LinkItem key={link.id} link={link} busy={busy} onRevoke={() => void revoke(link)} />
      ))}
    </ul>
  );
}
