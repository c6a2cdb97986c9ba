import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { ContentKind } from '../../../../model/content-limits.ts';
import type { Locale } from '../../../../model/locale.ts';
import { LOCALES } from '../../../../model/locale.ts';
import { formatDate, useLocale } from '../../features/i18n/index.ts';
import { useMutation } from '../../data/use-mutation.ts';
import {
  Button,
  ButtonLink,
  Empty,
  ErrorState,
  IconButton,
  Loading,
  PageHeader,
  SegmentedControl,
  formatMessage,
  useToast,
} from '../../controls/index.ts';
import { DetailsPanel } from './details-panel.tsx';
import { EditorNotices } from './editor-notices.tsx';
import type { Entry } from './entry.ts';
import { entryName } from './entry.ts';
import type { EntrySession } from './entry-session.ts';
import type { Editor } from './entry-mutations.ts';
import { HistoryDialog } from './history-dialog.tsx';
import { LanguagePanel } from './language-panel.tsx';
import { repairEntry } from './list-mutations.ts';
import { PresenceNotice } from './presence-notice.tsx';
import { SaveStatus } from './save-status.tsx';
import { useDelete } from './use-delete.ts';
import { useName } from './use-name.ts';
import { useEntrySession, useView } from './use-session.ts';
import { contentMessages } from './messages.ts';

/** One entry, both languages side by side. */
export function EntryEditor({
  editor,
  kind,
  id,
}: {
  editor: Editor;
  kind: ContentKind;
  id: string;
}) {
  const t = contentMessages[useLocale()].editor;
  const session = useEntrySession(editor, kind, id);
  if (session === null) return <Loading />;
  return (
    <>
      <ButtonLink to={`/admin/${kind}`} look="quiet" icon="back" className="mb-2">
        {t.back}
      </ButtonLink>
      <Opened session={session} editor={editor} />
    </>
  );
}

function Opened({ session, editor }: { session: EntrySession; editor: Editor }) {
  const t = contentMessages[useLocale()].editor;
  const phase = useView(session, (view) => view.phase);
  const entry = useView(session, (view) => view.entry);
  if (phase === 'missing') return <Empty title={t.missing} />;
  if (phase === 'unreadable') {
    return <ErrorState text={t.unreadable} retry={() => session.flush()} />;
  }
  if (entry === null) return <Loading rows={10} />;
  return <Editing session={session} entry={entry} editor={editor} />;
}

function Editing({
  session,
  entry,
  editor,
}: {
  session: EntrySession;
  entry: Entry;
  editor: Editor;
}) {
  const locale = useLocale();
  const t = contentMessages[locale];
  const [writing, setWriting] = useState<Locale | null>(null);
  const [tab, setTab] = useState<Locale>(locale);
  const [history, setHistory] = useState(false);
  const [, setQuery] = useSearchParams();
  const toast = useToast();
  const { run } = useMutation('repairing an entry');
  const remove = useDelete(editor);
  const name = entryName(entry, locale) || t.list.untitled;

  const repair = () =>
    run(async () => {
      const id = await repairEntry(editor, entry);
      toast({ text: t.editor.repaired });
      setQuery({ entry: id }, { replace: true });
    });

  return (
    <>
      <PageHeader title={name}>
        <SaveStatus session={session} />
        <Button icon="undo" onClick={() => setHistory(true)}>
          {t.editor.history}
        </Button>
        <IconButton
          icon="trash"
          label={formatMessage(t.list.remove, { name })}
          onClick={() => void remove(entry, () => setQuery({}))}
        />
      </PageHeader>
      <LastChange entry={entry} editor={editor} />
      <PresenceNotice editor={editor} entry={entry} language={writing} />
      <EditorNotices session={session} entry={entry} repair={() => void repair()} />
      <div className="grid gap-4">
        <SegmentedControl
          className="content-tabs"
          label={t.editor.tabs}
          options={LOCALES.map((value) => ({ value, label: t.languages[value] }))}
          value={tab}
          onChoose={setTab}
        />
        <div className="content-languages" data-tab={tab}>
          {LOCALES.map((language) => (
            <LanguagePanel
              key={language}
              session={session}
              entry={entry}
              language={language}
              entered={setWriting}
            />
          ))}
        </div>
        <DetailsPanel session={session} entry={entry} />
      </div>
      {history && <HistoryDialog session={session} entry={entry} close={() => setHistory(false)} />}
    </>
  );
}

function LastChange({ entry, editor }: { entry: Entry; editor: Editor }) {
  const locale = useLocale();
  const t = contentMessages[locale].editor;
  const name = useName(entry.updatedBy);
  if (entry.updatedAt === null) return null;
  const who = entry.updatedBy === editor.uid ? t.you : name;
  const when = formatDate(new Date(entry.updatedAt), locale, {
    dateStyle: 'medium',
    timeStyle: 'short',
  });
  return (
    <p className="mb-4 text-[0.875rem] text-a-muted">{formatMessage(t.changed, { when, who })}</p>
  );
}
