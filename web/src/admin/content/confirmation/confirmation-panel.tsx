import { useState } from 'react';
import type { Confirmation } from '../../../../../model/confirmation/confirmation.ts';
import { confirmedDate } from '../../../../../model/confirmation/confirmation.ts';
import type { Locale } from '../../../../../model/locale.ts';
import { LOCALES } from '../../../../../model/locale.ts';
import { Button, Panel, useConfirm } from '../../../controls/index.ts';
import { useMutation } from '../../../data/use-mutation.ts';
import { formatTime } from '../../../features/locale/format-time.ts';
import { formatDate, formatMessage, useLocale } from '../../../features/locale/index.ts';
import { contentMessages } from '../messages.ts';
import { confirmationMessages } from './messages.ts';
import { previewLinkMessages } from '../preview-links/messages.ts';
import { PreviewLinksDialog } from '../preview-links/preview-links-dialog.tsx';
import { changeContent } from '../publishing/publish-operations.ts';
import type { EntrySession } from '../autosave/entry-session.ts';
import { useConfirmation, useWords } from './use-confirmation.ts';

/** What the client of a testimonial confirmed, the client's notes, and links that ask for a confirmation. */
export function ConfirmationPanel({ session }: { session: EntrySession }) {
  const locale = useLocale();
  const t = confirmationMessages[locale];
  const { purposes } = previewLinkMessages[locale];
  const [isAsking, setAsking] = useState(false);
  const confirmation = useConfirmation(session);
  const hasWords = [useWords(session, 'en'), useWords(session, 'id')].some(
    ({ quote }) => quote.trim() !== '',
  );
  return (
    <Panel title={t.title}>
      <div className="grid gap-4 p-4">
        <p className="text-a-muted">{t.text}</p>
        <ul className="grid gap-1">
          {LOCALES.map((language) => (
            <li key={language}>
              <LanguageLine session={session} confirmation={confirmation} language={language} />
            </li>
          ))}
        </ul>
        {confirmation && confirmation.notes.length > 0 && (
          <Notes session={session} notes={confirmation.notes} />
        )}
        <div className="flex flex-wrap items-center gap-3">
          <Button icon="link" disabled={!hasWords} onClick={() => setAsking(true)}>
            {purposes.confirmation.open}
          </Button>
          {!hasWords && <p className="text-a-muted">{t.wordsFirst}</p>}
        </div>
      </div>
      {isAsking && (
        <PreviewLinksDialog
          session={session}
          purpose="confirmation"
          close={() => setAsking(false)}
        />
      )}
    </Panel>
  );
}

/** Whether the words of a language, as the editor shows them, are confirmed. */
function LanguageLine({
  session,
  confirmation,
  language,
}: {
  session: EntrySession;
  confirmation: Confirmation | null;
  language: Locale;
}) {
  const locale = useLocale();
  const t = confirmationMessages[locale];
  const { languages } = contentMessages[locale];
  const words = useWords(session, language);
  const confirmed = confirmation?.words[language];
  const isSame = confirmedDate(confirmation, language, words) !== null;
  const state = confirmed ? (isSame ? t.confirmed : t.other) : t.none;
  const date = confirmed ? formatDate(confirmed.confirmed_date, locale) : '';
  const text = formatMessage(state, { date });
  return formatMessage(t.line, { language: languages[language], text });
}

function Notes({ session, notes }: { session: EntrySession; notes: Confirmation['notes'] }) {
  const locale = useLocale();
  const t = confirmationMessages[locale];
  const confirm = useConfirm();
  const { busy, run } = useMutation('removing the notes on a testimonial');

  async function remove(): Promise<void> {
    const agreed = await confirm({
      title: t.removeNotesTitle,
      text: t.removeNotesText,
      action: t.removeNotes,
      danger: true,
    });
    if (!agreed) return;
    // Those that are shown: a note that the client leaves meanwhile stays.
    const until = notes.at(-1)?.created_date ?? 0;
    await run(
      () =>
        changeContent({
          operation: 'removeNotes',
          kind: 'testimonials',
          entry: session.id,
          until,
        }),
      { text: t.removed },
    );
  }

  return (
    <div className="grid gap-2">
      <h3 className="text-base">{t.notes}</h3>
      <ul className="grid gap-2">
        {notes.toReversed().map((note) => (
          <li key={note.created_date} className="rounded-lg border border-a-line p-3">
            <p className="wrap-anywhere whitespace-pre-wrap" dir="auto">
              {note.text}
            </p>
            <p className="control-hint">{formatTime(note.created_date, locale, 'time')}</p>
          </li>
        ))}
      </ul>
      <div>
        <Button busy={busy} onClick={() => void remove()}>
          {t.removeNotes}
        </Button>
      </div>
    </div>
  );
}
