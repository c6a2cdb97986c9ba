import { useState } from 'react';
import { callApi } from '#admin/data/api-client.ts';
import { AsyncContent } from '#admin/data/async-content.tsx';
import { useAsync } from '#admin/data/use-live-query.ts';
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
import { formatMessage, formatTime } from '#browser/locale/format.ts';
import { useLocale } from '#browser/locale/locale-context.tsx';
import { PARTS } from '#model/content/content-types.ts';
import {
  type PreviewLinkAnswer,
  type PreviewLinkRequest,
  PREVIEW_LINK_MS,
} from '#model/preview-links/api.ts';
import { DAY_MS } from '#model/time-zone.ts';
import type { Bilingual } from '#studio/locale.ts';
import { useUserName } from '../../data/use-user-name.ts';
import type { OpenEntry } from '../save/entry-store.ts';
import { waitUntilSaved } from '../save/wait-until-saved.ts';

const en = {
  title: 'Preview',
  open: 'Open the page',
  text: 'Whoever has the link reads this draft as visitors will see it, in both languages, with everything that you save later. A link works for {days} days. It appears nowhere on the site and in no search engine.',
  create: 'Create a link',
  createAgain: 'Replace it with a new link',
  address: 'Link',
  none: 'There is no link at the moment.',
  valid: 'Works until {until}, as long as {who}, who created it, is an admin.',
  revoke: 'Revoke',
  revoked: 'The link no longer works.',
  notSaved: 'Your latest text is not saved yet, so the link shows an older one.',
};

export const previewMessages: Bilingual<typeof en> = {
  en,
  id: {
    title: 'Pratinjau',
    open: 'Buka halamannya',
    text: 'Siapa pun yang punya tautannya bisa membaca draf ini seperti halaman jadinya, dalam kedua bahasa, termasuk yang Anda simpan nanti. Tautan berlaku {days} hari. Tautan ini tidak muncul di situs maupun di mesin pencari.',
    create: 'Buat tautan',
    createAgain: 'Ganti dengan tautan baru',
    address: 'Tautan',
    none: 'Saat ini tidak ada tautan.',
    valid: 'Berlaku sampai {until}, selama pembuatnya, {who}, masih admin.',
    revoke: 'Cabut',
    revoked: 'Tautan itu tidak berlaku lagi.',
    notSaved: 'Teks terakhir Anda belum tersimpan, jadi tautan menampilkan yang sebelumnya.',
  },
};

/** Saves first: the link shows the stored draft, to others too until it is revoked. */
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
    const isBehind = (await waitUntilSaved(session, PARTS)) !== 'saved';
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
