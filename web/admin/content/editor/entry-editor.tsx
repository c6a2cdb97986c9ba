import { useState } from 'react';
import { AsyncContent } from '#admin/data/async-content.tsx';
import type { SaveState } from '#admin/data/draft/draft-session.ts';
import { useSelected } from '#admin/data/draft/use-draft.ts';
import { useMutation } from '#admin/data/use-mutation.ts';
import { useUrlState } from '#admin/data/use-url-state.ts';
import {
  type Tone,
  Badge,
  Button,
  ButtonLink,
  controlMessages,
  Empty,
  ErrorState,
  IconButton,
  Loading,
  Notice,
  PageHeader,
  Panel,
  SegmentedControl,
} from '#admin/ui/index.ts';
import { formatMessage, formatTime } from '#browser/locale/format.ts';
import { useLocale } from '#browser/locale/locale-context.tsx';
import type { ActorId } from '#model/audit/entry.ts';
import {
  type ContentType,
  type NamedField,
  fieldsOf,
  isFixed,
  PARTS,
} from '#model/content/content-types.ts';
import { type Entry, entryName, entryNameLanguage } from '#model/content/draft.ts';
import { listRow } from '#model/content/list.ts';
import { pageFields } from '#model/content/word-fields.ts';
import { type Locale, LOCALES } from '#studio/locale.ts';
import { type EntrySession, type OpenEntry, useEntry } from '../draft/entry-store.ts';
import { FieldList } from '../fields/field-list.tsx';
import { HistoryDialog } from '../history/history-dialog.tsx';
import { contentUrlSchema } from '../list/list-filter.tsx';
import { listMessages } from '../list/messages.ts';
import { useDeleteEntry } from '../list/use-entries.ts';
import { contentMessages } from '../messages.ts';
import { PreviewDialog, previewMessages } from '../preview-links/preview-dialog.tsx';
import { changeContent, describePublishError } from '../publishing/commands.ts';
import { useUserName } from '../use-user-name.ts';
import { wordMessages } from '../words/messages.ts';
import { useWordsFile } from '../words/use-words-file.ts';
import { WordsForm } from '../words/words-form.tsx';
import { LanguagePanel } from './language-panel.tsx';
import { editorMessages } from './messages.ts';

const TONES: Readonly<Record<SaveState, Tone>> = {
  saved: 'good',
  pending: 'plain',
  saving: 'info',
  offline: 'warn',
  blocked: 'warn',
  failed: 'danger',
};

interface EditedEntry {
  actor: ActorId;
  type: ContentType;
  id: string;
}

/** Editor of one entry with both languages side by side. */
export function EntryEditor({ actor, type, id }: EditedEntry) {
  const locale = useLocale();
  const t = editorMessages[locale].editor;
  const url = useUrlState(contentUrlSchema);
  return (
    <>
      <ButtonLink
        to={`/admin/${type}${url.hrefOf({ entry: '' })}`}
        variant="quiet"
        icon="back"
        className="-ms-3.5 mb-2"
      >
        {isFixed(type) ? contentMessages[locale].types[type].title : t.back}
      </ButtonLink>
      {isFixed(type) ? (
        <PageEditor actor={actor} type={type} id={id} />
      ) : (
        <OpenEditor actor={actor} type={type} id={id} wordFields={NO_FIELDS} />
      )}
    </>
  );
}

const NO_FIELDS: readonly NamedField[] = [];

/** The editor of a page's words, once their standard text is loaded. */
function PageEditor(props: EditedEntry) {
  const t = wordMessages[useLocale()];
  const words = useWordsFile();
  return (
    <AsyncContent content={words} rows={10}>
      {({ standard }) => {
        const fields = pageFields(props.id, standard);
        return fields.length > 0 ? (
          <OpenEditor {...props} wordFields={fields} />
        ) : (
          <Empty title={t.unknown} />
        );
      }}
    </AsyncContent>
  );
}

function OpenEditor({
  actor,
  type,
  id,
  wordFields: fields,
}: EditedEntry & { wordFields: readonly NamedField[] }) {
  const session = useEntry(actor, type, id, fields);
  return session === null ? <Loading /> : <LoadedEntry session={session} actor={actor} />;
}

function LoadedEntry({ session, actor }: { session: EntrySession; actor: ActorId }) {
  const t = editorMessages[useLocale()].editor;
  const url = useUrlState(contentUrlSchema);
  const phase = useSelected(session, () => session.phase);
  const entry = useSelected(session, () => session.remote?.data ?? null);
  if (phase === 'missing') return <Empty title={t.missing} />;
  if (phase === 'unreadable') {
    return <ErrorState text={t.unreadable} retry={() => session.retry()} />;
  }
  if (entry === null) return <Loading rows={10} />;
  if (url.state.open === 'history') {
    return (
      <HistoryDialog session={session} entry={entry} close={() => url.set({ open: 'editor' })} />
    );
  }
  return <EntryForm session={session} entry={entry} actor={actor} />;
}

function EntryForm({ session, entry, actor }: OpenEntry & { actor: ActorId }) {
  const locale = useLocale();
  const t = editorMessages[locale].editor;
  const { list } = listMessages[locale];
  const { languages } = contentMessages[locale];
  const [tab, setTab] = useState<Locale>(locale);
  const [isHistoryOpen, setHistoryOpen] = useState(false);
  const [isPreviewOpen, setPreviewOpen] = useState(false);
  const url = useUrlState(contentUrlSchema);
  const remove = useDeleteEntry(entry.type);
  const name = entryName(entry, locale) || list.untitled;

  return (
    <>
      <PageHeader title={name} titleLanguage={entryNameLanguage(entry, locale)}>
        {/* The button that deletes stands next to the others, in as many rows as these need. */}
        <div className="flex flex-wrap items-start gap-2">
          <div className="flex min-w-min flex-[1_1_0] flex-wrap gap-2 max-sm:[&_svg]:hidden">
            <Button icon="link" onClick={() => setPreviewOpen(true)}>
              {previewMessages[locale].title}
            </Button>
            <Button icon="audit" onClick={() => setHistoryOpen(true)}>
              {t.history}
            </Button>
          </div>
          {!isFixed(entry.type) && (
            <IconButton
              icon="trash"
              label={formatMessage(list.remove, { name })}
              onClick={() =>
                void remove(listRow(entry, Date.now()), () =>
                  url.set({ entry: '' }, { replace: false }),
                )
              }
            />
          )}
        </div>
      </PageHeader>
      <div className="mb-4 flex flex-wrap items-center gap-x-3 gap-y-1">
        <SaveStatus session={session} />
        <LastChange entry={entry} own={actor} />
      </div>
      <EditorNotices session={session} entry={entry} />
      <div className="grid gap-4">
        {isFixed(entry.type) ? (
          <WordsForm session={session} entry={entry} />
        ) : (
          <SegmentedControl
            className="min-[1100px]:hidden"
            label={t.tabs}
            options={LOCALES.map((value) => ({ value, label: languages[value] }))}
            value={tab}
            onChoose={setTab}
          />
        )}
        <div
          className={`grid gap-4 min-[1100px]:grid-cols-2 ${isFixed(entry.type) ? 'words-publish bottom-0 z-6 items-end min-[1100px]:[@media(min-height:48rem)]:sticky' : 'items-start'}`}
        >
          {LOCALES.map((language) => (
            <LanguagePanel
              key={language}
              session={session}
              entry={entry}
              language={language}
              isInFront={language === tab || isFixed(entry.type)}
            />
          ))}
        </div>
        {!isFixed(entry.type) && <SharedFields session={session} entry={entry} />}
      </div>
      {isPreviewOpen && (
        <PreviewDialog session={session} entry={entry} close={() => setPreviewOpen(false)} />
      )}
      {isHistoryOpen && (
        <HistoryDialog session={session} entry={entry} close={() => setHistoryOpen(false)} />
      )}
    </>
  );
}

function LastChange({ entry, own }: { entry: Entry; own: ActorId }) {
  const locale = useLocale();
  const t = editorMessages[locale].editor;
  const name = useUserName(entry.updated_by);
  // The record of a page begins when it is opened.
  if (isFixed(entry.type) && PARTS.every((part) => entry.revision[part] === 0)) return null;
  const who = entry.updated_by === own.uid ? t.you : name;
  const when = formatTime(entry.updated_date, locale, 'time');
  return <p className="text-[0.875rem] text-a-muted">{formatMessage(t.changed, { when, who })}</p>;
}

/** The state of saving; announced by screen readers only where the author must know. */
function SaveStatus({ session }: { session: EntrySession }) {
  const t = editorMessages[useLocale()].save;
  const state = useSelected(session, () => session.saveState);
  const isAnnounced = state === 'offline' || state === 'blocked' || state === 'failed';
  return (
    <span className="self-center" data-save={state} role={isAnnounced ? 'status' : undefined}>
      <Badge tone={TONES[state]}>{t[state]}</Badge>
    </span>
  );
}

function SharedFields({ session, entry }: OpenEntry) {
  const t = editorMessages[useLocale()].editor;
  const fields = fieldsOf(entry.type, 'shared');
  return (
    <Panel title={t.details}>
      <div className="grid items-start gap-4 p-4 lg:grid-cols-2">
        {(['start', 'end'] as const).map((column) => (
          <div key={column} className="grid min-w-0 gap-4">
            <FieldList
              session={session}
              entry={entry}
              fields={fields.filter((field) => (field.column ?? 'start') === column)}
            />
          </div>
        ))}
      </div>
    </Panel>
  );
}

/** Notices about a deleted entry, a failed save, and a browser that keeps no local copy. */
function EditorNotices({ session, entry }: OpenEntry) {
  const locale = useLocale();
  const { editor: t, save } = editorMessages[locale];
  const { restore, done } = listMessages[locale].deleted;
  const failure = useSelected(session, () => session.failure);
  const isPersisted = useSelected(session, () => session.isPersisted);
  const { busy, run } = useMutation('bringing back an entry', { describe: describePublishError });
  const { type, id } = entry;
  return (
    <div className="grid gap-2 not-empty:mb-4">
      {entry.deleted_date !== null && (
        <Notice tone="danger" role="alert">
          <p className="grow">{t.deleted}</p>
          <Button
            busy={busy}
            onClick={() =>
              void run(() => changeContent({ command: 'bringBack', type, entry: id }), {
                text: formatMessage(done, { name: entryName(entry, locale) }),
              })
            }
          >
            {restore}
          </Button>
        </Notice>
      )}
      {entry.unreadable.length > 0 && (
        <Notice tone="warn" role="alert">
          <p className="grow">{formatMessage(t.unread, { paths: entry.unreadable.join(', ') })}</p>
        </Notice>
      )}
      {failure !== null && (
        <Notice tone="danger" role="alert">
          <p className="grow">{`${save.reasons[failure]} ${isPersisted ? save.kept : ''}`}</p>
          <Button onClick={() => session.retry()}>{controlMessages[locale].retry}</Button>
        </Notice>
      )}
      {!isPersisted && (
        <Notice tone="danger" role="alert">
          <p className="grow">{t.notKept}</p>
        </Notice>
      )}
    </div>
  );
}
