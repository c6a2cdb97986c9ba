import { useState } from 'react';
import * as v from 'valibot';
import type { HistoryReason } from '../../../../model/content-history.ts';
import { HISTORY_PAGE, HISTORY_REASONS } from '../../../../model/content-history.ts';
import { KINDS } from '../../../../model/content-text.ts';
import { LOCALES } from '../../../../model/locale.ts';
import { serverTime } from '../../../../model/fields.ts';
import { formatDate, useLocale } from '../../features/i18n/index.ts';
import { parseRecord } from '../../../../model/parse-record.ts';
import { queryDocuments } from '../../firebase/firestore.ts';
import { useAsync } from '../../data/use-async.ts';
import {
  Badge,
  Button,
  Dialog,
  Empty,
  AsyncContent,
  formatMessage,
  useToast,
} from '../../controls/index.ts';
import type { Entry } from './entry.ts';
import type { EntrySession } from './entry-session.ts';
import { historyPath } from './entry-mutations.ts';
import type { FieldPath } from './fields.ts';
import { textPath } from './fields.ts';
import { useName } from './use-name.ts';
import { contentMessages } from './messages.ts';

const texts = v.record(v.string(), v.string());
const stateSchema = v.object({
  reason: v.picklist(HISTORY_REASONS),
  locale: v.nullable(v.picklist(LOCALES)),
  draft: v.object({ en: texts, id: texts }),
  saved_by: v.string(),
  saved_date: serverTime,
});
type State = v.InferOutput<typeof stateSchema>;

/** What the entry was before, and bringing it back as a draft. */
export function HistoryDialog({
  session,
  entry,
  close,
}: {
  session: EntrySession;
  entry: Entry;
  close: () => void;
}) {
  const t = contentMessages[useLocale()].history;
  const toast = useToast();
  const loaded = useAsync(entry.id, async () => {
    const found = await queryDocuments(historyPath(entry.kind, entry.id), {
      orderBy: [['saved_date', 'desc']],
      limit: HISTORY_PAGE,
    });
    return found.map((one) => parseRecord(stateSchema, one));
  });

  async function restore(state: State): Promise<void> {
    const fields = new Map<FieldPath, string>();
    for (const language of LOCALES) {
      for (const field of KINDS[entry.kind].texts) {
        fields.set(textPath(language, field), state.draft[language][field] ?? '');
      }
    }
    close();
    if (await session.restore(fields)) toast({ text: t.restored });
  }

  return (
    <Dialog
      open
      wide
      title={t.title}
      onClose={close}
      footer={<Button onClick={close}>{t.close}</Button>}
    >
      <AsyncContent live={loaded} rows={4}>
        {(states) =>
          states.length === 0 ? (
            <Empty title={t.empty} />
          ) : (
            <ol className="grid gap-2">
              {states.map((state) => (
                <li key={state.id} className="rounded-lg border border-a-line">
                  {state.ok ? (
                    <Kept
                      entry={entry}
                      state={state.value}
                      restore={() => void restore(state.value)}
                    />
                  ) : (
                    <p className="p-3 text-a-danger">{t.broken}</p>
                  )}
                </li>
              ))}
            </ol>
          )
        }
      </AsyncContent>
    </Dialog>
  );
}

function Kept({ entry, state, restore }: { entry: Entry; state: State; restore: () => void }) {
  const locale = useLocale();
  const t = contentMessages[locale];
  const [open, setOpen] = useState(false);
  const who = useName(state.saved_by);
  const when = formatDate(new Date(state.saved_date), locale, {
    dateStyle: 'medium',
    timeStyle: 'short',
  });
  const reason: HistoryReason = state.reason;
  return (
    <div className="grid gap-3 p-3">
      <div className="flex flex-wrap items-center gap-2">
        <Badge>{t.history.reasons[reason]}</Badge>
        {state.locale && <Badge tone="info">{t.languages[state.locale]}</Badge>}
        <span className="grow text-[0.875rem]">{formatMessage(t.history.by, { when, who })}</span>
        <Button look="quiet" aria-expanded={open} onClick={() => setOpen(!open)}>
          {t.history.show}
        </Button>
        <Button onClick={restore}>{t.history.restore}</Button>
      </div>
      {open && (
        <div className="grid gap-3 sm:grid-cols-2">
          {LOCALES.map((language) => (
            <div key={language} lang={language} className="min-w-0">
              <p className="control-label">{t.languages[language]}</p>
              <pre
                tabIndex={0}
                aria-label={t.languages[language]}
                className="max-h-72 overflow-auto rounded-lg bg-a-raised p-2 font-sans text-[0.875rem] whitespace-pre-wrap"
              >
                {KINDS[entry.kind].texts.map((field) => state.draft[language][field]).join('\n\n')}
              </pre>
            </div>
          ))}
        </div>
      )}
    </div>
  );
}
