import { useState } from 'react';
import * as v from 'valibot';
import type { HistoryReason } from '../../../../model/content-history.ts';
import { HISTORY_PAGE, HISTORY_REASONS } from '../../../../model/content-history.ts';
import { KINDS } from '../../../../model/content-text.ts';
import { LOCALES } from '../../../../model/locale.ts';
import { storedTime } from '../../../../model/stored-time.ts';
import { formatDate, useLocale } from '../../features/locale/index.ts';
import { parseRecord } from '../../firebase/parse-record.ts';
import { queryDocuments } from '../../firebase/firestore.ts';
import { useLoaded } from '../data/use-loaded.ts';
import { Badge, Button, Dialog, Empty, WhenReady, fill, useToast } from '../ui/index.ts';
import type { Entry } from './entry.ts';
import type { EntrySession } from './entry-session.ts';
import { historyPath } from './entry-writes.ts';
import type { FieldPath } from './fields.ts';
import { textPath } from './fields.ts';
import { useName } from './use-name.ts';
import { contentWords } from './words.ts';

const texts = v.record(v.string(), v.string());
const stateSchema = v.object({
  reason: v.picklist(HISTORY_REASONS),
  locale: v.nullable(v.picklist(LOCALES)),
  draft: v.object({ en: texts, id: texts }),
  saved_by: v.string(),
  saved_date: storedTime,
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
  const words = contentWords[useLocale()].history;
  const toast = useToast();
  const loaded = useLoaded(entry.id, async () => {
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
    if (await session.restore(fields)) toast({ text: words.restored });
  }

  return (
    <Dialog
      open
      wide
      title={words.title}
      onClose={close}
      footer={<Button onClick={close}>{words.close}</Button>}
    >
      <WhenReady live={loaded} rows={4}>
        {(states) =>
          states.length === 0 ? (
            <Empty title={words.empty} />
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
                    <p className="p-3 text-a-danger">{words.broken}</p>
                  )}
                </li>
              ))}
            </ol>
          )
        }
      </WhenReady>
    </Dialog>
  );
}

function Kept({ entry, state, restore }: { entry: Entry; state: State; restore: () => void }) {
  const locale = useLocale();
  const words = contentWords[locale];
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
        <Badge>{words.history.reasons[reason]}</Badge>
        {state.locale && <Badge tone="info">{words.languages[state.locale]}</Badge>}
        <span className="grow text-[0.875rem]">{fill(words.history.by, { when, who })}</span>
        <Button look="quiet" aria-expanded={open} onClick={() => setOpen(!open)}>
          {words.history.show}
        </Button>
        <Button onClick={restore}>{words.history.restore}</Button>
      </div>
      {open && (
        <div className="grid gap-3 sm:grid-cols-2">
          {LOCALES.map((language) => (
            <div key={language} lang={language} className="min-w-0">
              <p className="k-label">{words.languages[language]}</p>
              <pre
                tabIndex={0}
                aria-label={words.languages[language]}
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
