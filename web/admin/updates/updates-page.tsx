import { type FormEvent, useState } from 'react';
import * as v from 'valibot';
import { usesEmulators } from '#browser/firebase/config.ts';
import { writeDocument } from '#browser/firebase/firestore.ts';
import { formatMessage, formatTime } from '#browser/locale/format.ts';
import { useLocale } from '#browser/locale/locale-context.tsx';
import { VERSION_CHANNEL } from '#browser/updates/session-version.ts';
import { COLLECTIONS } from '#model/collections.ts';
import { parseRecord } from '#model/parse-record.ts';
import {
  type AppVersion,
  type VersionChannel,
  APP_VERSION,
  appVersionRecord,
  VERSION_CHANNELS,
  versionSchema,
} from '#model/updates/app-version.ts';
import { ownStamp } from '../data/actor.ts';
import { AsyncContent } from '../data/async-content.tsx';
import { useLiveQuery } from '../data/use-live-query.ts';
import { useMutation } from '../data/use-mutation.ts';
import { Button, PageHeader, Panel, TextField, useConfirm } from '../ui/index.ts';
import { updatesMessages } from './messages.ts';

/** Local builds of both kinds ask the same emulators. */
const CHANNELS = usesEmulators ? VERSION_CHANNELS.toReversed() : [VERSION_CHANNEL];

/** The version that open pages compare (docs/behaviour.md, "States and transitions"). */
export function UpdatesPage() {
  const t = updatesMessages[useLocale()];
  const versions = useLiveQuery(COLLECTIONS.appVersion, 'all', { limit: VERSION_CHANNELS.length });
  return (
    <>
      <PageHeader text={t.text}>
        <p className="text-a-muted">
          <span>{`${t.thisBuild}:`}</span> <strong className="text-a-ink">{APP_VERSION}</strong>
        </p>
      </PageHeader>
      <AsyncContent content={versions} rows={4}>
        {(documents) => (
          <div className="grid gap-4 lg:grid-cols-2">
            {CHANNELS.map((channel) => {
              const found = documents.find(({ id }) => id === channel);
              const current = found ? parseRecord(appVersionRecord, found.data) : null;
              return <ChannelPanel key={channel} channel={channel} current={current} />;
            })}
          </div>
        )}
      </AsyncContent>
    </>
  );
}

/** Takes everyone with another version to the home page once. */
async function setVersion(channel: VersionChannel, version: string): Promise<void> {
  await writeDocument(COLLECTIONS.appVersion, channel, { version, ...(await ownStamp()) });
}

function ChannelPanel({
  channel,
  current,
}: {
  channel: VersionChannel;
  current: AppVersion | null;
}) {
  const locale = useLocale();
  const t = updatesMessages[locale];
  const confirm = useConfirm();
  const { busy, run } = useMutation('setting a version');
  const [text, setText] = useState('');
  const [error, setError] = useState<string | undefined>();
  const { name } = t.channels[channel];

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault();
    const version = text.trim();
    if (!v.is(versionSchema, version)) {
      return setError(formatMessage(t.invalid, { example: APP_VERSION }));
    }
    setError(undefined);
    const agreed = await confirm({
      title: formatMessage(t.question, { channel: name, version }),
      text: (
        <>
          <p>{formatMessage(t.effect, { version })}</p>
          <p>{t.keep}</p>
        </>
      ),
      action: t.submit,
      danger: true,
    });
    if (!agreed) return;
    const success = { text: formatMessage(t.done, { channel: name, version }) };
    if (await run(() => setVersion(channel, version), success)) setText('');
  }

  return (
    <Panel title={name}>
      <div className="grid gap-4 p-4">
        <p className="text-a-muted">
          {formatMessage(t.channels[channel].text, { host: location.host })}
        </p>
        <div>
          <p className="text-label font-semibold">{t.current}</p>
          {current === null ? (
            <p>{t.unset}</p>
          ) : (
            <>
              <p className="text-xl font-semibold wrap-anywhere">{current.version}</p>
              <p className="text-hint text-a-muted">
                {formatMessage(t.set, {
                  date: formatTime(current.updated_date, locale, 'time'),
                })}
              </p>
            </>
          )}
        </div>
        <form noValidate className="grid gap-3" onSubmit={(event) => void submit(event)}>
          <TextField
            label={t.field}
            hint={t.hint}
            error={error}
            value={text}
            inputMode="decimal"
            autoComplete="off"
            onChange={(event) => setText(event.target.value)}
          />
          <div>
            <Button type="submit" variant="primary" busy={busy}>
              {t.submit}
            </Button>
          </div>
        </form>
      </div>
    </Panel>
  );
}
