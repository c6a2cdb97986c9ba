import type { FormEvent } from 'react';
import { useState } from 'react';
import * as v from 'valibot';
import type { StoredVersion, VersionChannel } from '../../../../model/app-version.ts';
import { APP_VERSION, versionSchema } from '../../../../model/app-version.ts';
import { formatDate, useLocale } from '../../features/locale/index.ts';
import type { Parsed } from '../../firebase/parse-record.ts';
import { useChange } from '../data/use-change.ts';
import {
  Badge,
  Button,
  Notice,
  Panel,
  TextField,
  fill,
  useConfirm,
  useToast,
} from '../ui/index.ts';
import { setVersion } from './set-version.ts';
import { releaseWords } from './words.ts';

/** One channel: what is set, and the form that sets it. */
export function ChannelPanel({
  channel,
  record,
}: {
  channel: VersionChannel;
  record: Parsed<StoredVersion> | null;
}) {
  const locale = useLocale();
  const words = releaseWords[locale];
  const confirm = useConfirm();
  const toast = useToast();
  const { busy, run } = useChange('setting a version');
  const [text, setText] = useState('');
  const [error, setError] = useState<string | undefined>();
  const { name } = words.channels[channel];
  const current = record?.ok ? record.value : null;

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault();
    const version = text.trim();
    if (!v.is(versionSchema, version)) {
      return setError(fill(words.invalid, { example: APP_VERSION }));
    }
    if (version === current?.version) return setError(words.same);
    setError(undefined);
    const agreed = await confirm({
      title: fill(words.question, { channel: name, version }),
      text: (
        <>
          <p>{version === APP_VERSION ? words.effectMatch : words.effectDiffer}</p>
          <p>{words.keep}</p>
        </>
      ),
      action: words.submit,
      danger: version !== APP_VERSION,
    });
    if (!agreed || !(await run(() => setVersion(channel, version)))) return;
    setText('');
    toast({ text: fill(words.done, { channel: name, version }) });
  }

  return (
    <Panel title={name}>
      <div className="grid gap-4 p-4">
        <p className="text-a-muted">{words.channels[channel].text}</p>
        <div>
          <p className="k-label">{words.current}</p>
          {current === null ? (
            <p>{record === null ? words.unset : <Notice tone="warn">{words.broken}</Notice>}</p>
          ) : (
            <>
              <p className="flex flex-wrap items-center gap-2 text-xl font-semibold">
                {current.version}
                <Badge tone={current.version === APP_VERSION ? 'good' : 'warn'}>
                  {current.version === APP_VERSION ? words.matches : words.differs}
                </Badge>
              </p>
              <p className="k-hint">
                {fill(words.set, {
                  date: formatDate(new Date(current.updated_date), locale, {
                    dateStyle: 'medium',
                    timeStyle: 'short',
                  }),
                })}
              </p>
            </>
          )}
        </div>
        <form noValidate className="grid gap-3" onSubmit={(event) => void submit(event)}>
          <TextField
            label={words.field}
            hint={words.hint}
            error={error}
            value={text}
            inputMode="decimal"
            autoComplete="off"
            onChange={(event) => setText(event.target.value)}
          />
          <div className="flex flex-wrap gap-2">
            <Button type="submit" look="primary" busy={busy}>
              {words.submit}
            </Button>
            <Button look="quiet" onClick={() => setText(APP_VERSION)}>
              {words.useBuild}
            </Button>
          </div>
        </form>
      </div>
    </Panel>
  );
}
