import { useState } from 'react';
import type {
  PreviewLinkAnswer,
  PreviewLinkRequest,
} from '../../../../../model/preview-links/api.ts';
import { PREVIEW_LINK_MS } from '../../../../../model/preview-links/api.ts';
import { DAY_MS } from '../../../../../model/time-zone.ts';
import { formatTime } from '../../../features/locale/format-time.ts';
import { formatMessage, useLocale } from '../../../features/locale/index.ts';
import { Button, Dialog, Empty, Notice } from '../../../admin-ui/index.ts';
import { AsyncContent } from '../../../data/async-content.tsx';
import { useAsync } from '../../../data/use-async.ts';
import { useMutation } from '../../../data/use-mutation.ts';
import { useUserName } from '../use-user-name.ts';
import { previewLinkMessages } from './messages.ts';
import type { Entry } from '../../../../../model/content/draft.ts';
import { PARTS } from '../../../../../model/content/kinds.ts';
import type { EntrySession } from '../draft/entry-store.ts';
import { untilSaved } from '../draft/until-saved.ts';
import { LinkAddress } from './link-address.tsx';
import { changePreviewLink, loadPreviewLink } from './preview-link-api.ts';

/** Shows the link to the draft of an entry; creates and revokes it. */
export function PreviewLinkDialog({
  session,
  entry,
  close,
}: {
  session: EntrySession;
  entry: Entry;
  close: () => void;
}) {
  const t = previewLinkMessages[useLocale()];
  const loaded = useAsync(entry.id, () => loadPreviewLink(entry));
  const [changed, setChanged] = useState<PreviewLinkAnswer | null>(null);
  const [isBehind, setBehind] = useState(false);
  const { busy, run } = useMutation('changing a preview link');

  const change = async (operation: PreviewLinkRequest['operation']) =>
    setChanged(await changePreviewLink(entry, operation));

  const create = () =>
    run(async () => {
      setBehind((await untilSaved(session, PARTS)) !== 'saved');
      await change('create');
    });

  return (
    <Dialog wide title={t.title} onClose={close}>
      <p>{formatMessage(t.text, { days: PREVIEW_LINK_MS / DAY_MS })}</p>
      {/* The dialog is centred: if it grew when the link arrives, its buttons would move from under a finger. */}
      <div className="min-h-48">
        <AsyncContent content={loaded} rows={2}>
          {(answer) => {
            const { link } = changed ?? answer;
            return (
              <div className="grid gap-3">
                {link === null ? <Empty title={t.none} /> : <ShownLink link={link} />}
                <div className="flex flex-wrap gap-2">
                  <Button
                    variant={link === null ? 'primary' : 'quiet'}
                    icon="link"
                    busy={busy}
                    onClick={() => void create()}
                  >
                    {link === null ? t.create : t.createAgain}
                  </Button>
                  {link !== null && (
                    <Button
                      variant="quiet"
                      disabled={busy}
                      onClick={() => void run(() => change('revoke'), { text: t.revoked })}
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
      {isBehind && (
        <Notice tone="warn" role="status">
          <p>{t.notSaved}</p>
        </Notice>
      )}
    </Dialog>
  );
}

function ShownLink({ link }: { link: NonNullable<PreviewLinkAnswer['link']> }) {
  const locale = useLocale();
  const t = previewLinkMessages[locale];
  const who = useUserName(link.created_by);
  const until = formatTime(link.expires, locale, 'time');
  return (
    <>
      <LinkAddress key={link.path} address={location.origin + link.path} />
      <p className="text-hint text-a-muted">{formatMessage(t.valid, { until, who })}</p>
    </>
  );
}
