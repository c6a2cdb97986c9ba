import { useRef, useState } from 'react';
import type { PreviewLinks } from '../../../../../model/preview-links/api.ts';
import type { Locale } from '../../../../../model/locale.ts';
import {
  PREVIEW_LINK_MS,
  PREVIEW_LINKS_PER_ENTRY,
} from '../../../../../model/preview-links/link.ts';
import { DAY_MS } from '../../../../../model/time-zone.ts';
import { formatTime } from '../../../features/locale/format-time.ts';
import { formatMessage, useLocale } from '../../../features/locale/index.ts';
import { Button, Dialog, Empty, Notice, TextField, useToast } from '../../../controls/index.ts';
import { ApiError } from '../../../data/api-client.ts';
import { AsyncContent } from '../../../data/async-content.tsx';
import { describeError } from '../../../data/error-message.ts';
import { useAsync } from '../../../data/use-async.ts';
import { useMutation } from '../../../data/use-mutation.ts';
import { contentMessages } from '../messages.ts';
import type { EntrySession } from '../session/entry-session.ts';
import { saveEverything } from '../session/session-operations.ts';
import { useUserName } from '../use-user-name.ts';
import { createPreviewLink, loadPreviewLinks, revokePreviewLink } from './preview-links-api.ts';

type Link = PreviewLinks['links'][number];

function describeRefusal(error: unknown, locale: Locale) {
  const isFull = error instanceof ApiError && error.reason === 'too_many_links';
  if (!isFull) return describeError(error, locale);
  const { tooMany } = contentMessages[locale].previewLinks;
  return { text: formatMessage(tooMany, { limit: PREVIEW_LINKS_PER_ENTRY }), expected: true };
}

/** Creates, lists and revokes the links to the draft of an entry. */
export function PreviewLinksDialog({
  session,
  close,
}: {
  session: EntrySession;
  close: () => void;
}) {
  const t = contentMessages[useLocale()].previewLinks;
  const loaded = useAsync(session.id, () => loadPreviewLinks(session));
  const [changed, setChanged] = useState<readonly Link[] | null>(null);
  const [address, setAddress] = useState<string | null>(null);
  const [isBehind, setBehind] = useState(false);
  const { busy, run } = useMutation('changing preview links', { describe: describeRefusal });

  const create = () =>
    run(async () => {
      setBehind((await saveEverything(session)) !== 'saved');
      const { path, links } = await createPreviewLink(session);
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
      title={t.title}
      onClose={close}
      footer={<Button onClick={close}>{t.close}</Button>}
    >
      <p>{formatMessage(t.text, { days: PREVIEW_LINK_MS / DAY_MS })}</p>
      <div>
        <Button variant="primary" icon="link" busy={busy} onClick={() => void create()}>
          {t.create}
        </Button>
      </div>
      {address !== null && <NewAddress key={address} address={address} />}
      {isBehind && (
        <Notice tone="warn" role="status">
          <p>{t.notSaved}</p>
        </Notice>
      )}
      <h3 className="mt-2 text-base">{t.working}</h3>
      {/* The dialog is centred: if it grew when the list arrives, its button would move from under a finger. */}
      <div className="min-h-40">
        <AsyncContent content={loaded} rows={2}>
          {({ links }) => <LinkList links={changed ?? links} busy={busy} revoke={revoke} />}
        </AsyncContent>
      </div>
    </Dialog>
  );
}

/** The address of a new link, with a button that copies it. */
function NewAddress({ address }: { address: string }) {
  const t = contentMessages[useLocale()].previewLinks;
  const toast = useToast();
  const field = useRef<HTMLInputElement>(null);

  async function copy(): Promise<void> {
    field.current?.select();
    const isCopied = await navigator.clipboard.writeText(address).then(
      () => true,
      () => false,
    );
    toast(isCopied ? { text: t.copied } : { text: t.notCopied, danger: true });
  }

  return (
    <div className="flex flex-wrap items-center gap-2">
      <TextField
        ref={field}
        className="min-w-0 grow"
        label={t.created}
        value={address}
        hint={t.once}
        readOnly
        onFocus={(event) => event.target.select()}
      />
      <Button onClick={() => void copy()}>{t.copy}</Button>
    </div>
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

function LinkItem({ link, busy, onRevoke }: { link: Link; busy: boolean; onRevoke: () => void }) {
  const locale = useLocale();
  const t = contentMessages[locale].previewLinks;
  const who = useUserName(link.created_by);
  const format = (date: string) => formatTime(date, locale, 'time');
  const when = format(link.created_date);
  return (
    <li className="flex flex-wrap items-center gap-2 rounded-lg border border-a-line p-3">
      <span className="grow">
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
