import { useState } from 'react';
import { callApi } from '#admin/data/api-client.ts';
import { AsyncContent } from '#admin/data/async-content.tsx';
import { useAsync } from '#admin/data/use-async.ts';
import { useMutation } from '#admin/data/use-mutation.ts';
import {
  Button,
  ButtonLink,
  CopyButton,
  Dialog,
  Empty,
  Notice,
  TextField,
} from '#admin/ui/index.ts';
import { formatTime } from '#browser/locale/format-time.ts';
import { formatMessage } from '#browser/locale/format.ts';
import { useLocale } from '#browser/locale/locale-context.tsx';
import { PARTS } from '#model/content/content-types.ts';
import {
  type PreviewLinkAnswer,
  type PreviewLinkRequest,
  PREVIEW_LINK_MS,
} from '#model/preview-links/api.ts';
import { DAY_MS } from '#model/time-zone.ts';
import type { OpenEntry } from '../draft/entry-store.ts';
import { untilSaved } from '../draft/until-saved.ts';
import { useUserName } from '../use-user-name.ts';
import { previewMessages } from './messages.ts';

/** Saves, and leads to the page that the stored draft would be, by a link that others can open too until it is revoked. */
export function PreviewDialog({
  session,
  entry: { type, id },
  close,
}: OpenEntry & { close: () => void }) {
  const t = previewMessages[useLocale()];
  const [changed, setChanged] = useState<PreviewLinkAnswer | null>(null);
  const { busy, run } = useMutation('changing a preview link');

  const change = (operation: PreviewLinkRequest['operation']) =>
    callApi<PreviewLinkAnswer>('previewLinks', { operation, type, entry: id });

  const loaded = useAsync(id, async () => {
    const isBehind = (await untilSaved(session, PARTS)) !== 'saved';
    const query = new URLSearchParams({ type, entry: id });
    const found = await callApi<PreviewLinkAnswer>(`previewLinks?${query}`);
    const { link } = found.link ? found : await change('create');
    return { link, isBehind };
  });

  const create = async () => setChanged(await change('create'));
  const revoke = async () => setChanged(await change('revoke'));

  return (
    <Dialog wide title={t.title} onClose={close}>
      <p>{formatMessage(t.text, { days: PREVIEW_LINK_MS / DAY_MS })}</p>
      {/* The dialog is centred: if it grew when the link arrives, its buttons would move from under a finger. */}
      <div className="min-h-48">
        <AsyncContent content={loaded} rows={2}>
          {({ isBehind, ...first }) => {
            const { link } = changed ?? first;
            return (
              <div className="grid gap-3">
                {isBehind && <Notice tone="warn">{t.notSaved}</Notice>}
                {link === null ? <Empty title={t.none} /> : <ShownLink link={link} />}
                <div className="flex flex-wrap gap-2">
                  {link !== null && (
                    <ButtonLink variant="primary" to={link.path} target="_blank">
                      {t.open}
                    </ButtonLink>
                  )}
                  <Button icon="link" busy={busy} onClick={() => void run(create)}>
                    {link === null ? t.create : t.createAgain}
                  </Button>
                  {link !== null && (
                    <Button
                      variant="quiet"
                      disabled={busy}
                      onClick={() => void run(revoke, { text: t.revoked })}
                    >
                      {t.revoke}
                    </Button>
                  )}
                </div>
              </div>
            );
          }}
        </AsyncContent>
      </div>
    </Dialog>
  );
}

function ShownLink({ link }: { link: NonNullable<PreviewLinkAnswer['link']> }) {
  const locale = useLocale();
  const t = previewMessages[locale];
  const who = useUserName(link.created_by);
  const until = formatTime(link.expires, locale, 'time');
  const address = location.origin + link.path;
  return (
    <>
      <div className="flex flex-wrap items-center gap-2">
        <TextField
          key={address}
          className="min-w-0 grow"
          label={t.address}
          value={address}
          readOnly
          onFocus={(event) => event.target.select()}
        />
        <CopyButton text={address} />
      </div>
      <p className="text-hint text-a-muted">{formatMessage(t.valid, { until, who })}</p>
    </>
  );
}
