import { useEffect, useState } from 'react';
import { draftMessages } from '#admin/data/draft/messages.ts';
import { SaveStatus } from '#admin/data/draft/save-status.tsx';
import { useSelected } from '#admin/data/draft/use-draft.ts';
import { useMutation } from '#admin/data/use-mutation.ts';
import { useUrlState } from '#admin/data/use-url-state.ts';
import { useFacts } from '#admin/data/use-words-file.ts';
import {
  Button,
  controlMessages,
  IconButton,
  Notice,
  PageHeader,
  Panel,
  SegmentedControl,
} from '#admin/ui/index.ts';
import { formatMessage, formatTime } from '#browser/locale/format.ts';
import { useLocale } from '#browser/locale/locale-context.tsx';
import {
  type NamedField,
  fieldsOf,
  isSingleton,
  PARTS,
  findField,
  CONTENT_TYPES,
} from '#model/content/content-types.ts';
import { type Entry, entryName, entryNameLanguage } from '#model/content/draft.ts';
import { fieldPath } from '#model/content/field-paths.ts';
import { listRow } from '#model/content/list.ts';
import { languageStatus } from '#model/content/status.ts';
import { type Locale, isLocale, LOCALES } from '#studio/locale.ts';
import { useUserName } from '../../data/use-user-name.ts';
import { labelOf } from '../fields/describe-value.ts';
import { SHOW_FIELD } from '../fields/field-control.ts';
import { FieldList } from '../fields/field-list.tsx';
import { contentUrlSchema } from '../list/list-filter.tsx';
import { listMessages } from '../list/messages.ts';
import { StatusBadges } from '../list/status-badges.tsx';
import { useDeleteEntry } from '../list/use-entries.ts';
import { contentMessages } from '../messages.ts';
import { PreviewDialog, previewMessages } from '../preview-links/preview-dialog.tsx';
import { describePublishError } from '../publish/commands.ts';
import { PublishControls } from '../publish/publish-controls.tsx';
import { HistoryDialog } from '../restore/history-dialog.tsx';
import { historyMessages } from '../restore/messages.ts';
import { changeContent } from '../save/change-content.ts';
import { type OpenEntry, textAt } from '../save/entry-store.ts';
import { editorMessages } from './messages.ts';
import { suggestSlug } from './suggest-slug.ts';
import { WordsForm } from './words-form.tsx';

export function EntryForm({ session, entry }: OpenEntry) {
  const locale = useLocale();
  const t = editorMessages[locale].editor;
  const { list } = listMessages[locale];
  const { languages } = contentMessages[locale];
  const [tab, setTab] = useState<Locale>(locale);
  const [isHistoryOpen, setHistoryOpen] = useState(false);
  const [isPreviewOpen, setPreviewOpen] = useState(false);
  const url = useUrlState(contentUrlSchema);
  useEffect(() => {
    const show = ({ target }: Event) => {
      const panel = target instanceof Element ? target.closest('[data-language]') : null;
      const language = panel?.getAttribute('data-language');
      if (isLocale(language)) setTab(language);
    };
    document.addEventListener(SHOW_FIELD, show);
    return () => document.removeEventListener(SHOW_FIELD, show);
  }, []);
  const remove = useDeleteEntry(entry.type);
  const name = entryName(entry, locale) || list.untitled;

  return (
    <>
      <PageHeader title={name} titleLanguage={entryNameLanguage(entry, locale)}>
        {/* The button that deletes stands beside the others, however many rows these need. */}
        <div className="flex flex-wrap items-start gap-2">
          <div className="flex min-w-min flex-[1_1_0] flex-wrap gap-2 max-sm:[&_svg]:hidden">
            <Button icon="link" onClick={() => setPreviewOpen(true)}>
              {previewMessages[locale].title}
            </Button>
            <Button icon="audit" onClick={() => setHistoryOpen(true)}>
              {historyMessages[locale].title}
            </Button>
          </div>
          {!isSingleton(entry.type) && (
            <IconButton
              icon="trash"
              label={formatMessage(list.remove, { name })}
              onClick={() =>
                void remove(listRow(entry), () => url.set({ entry: '' }, { replace: false }))
              }
            />
          )}
        </div>
      </PageHeader>
      <div className="mb-4 flex flex-wrap items-center gap-x-3 gap-y-1">
        <SaveStatus session={session} />
        <LastChange entry={entry} />
      </div>
      <EditorNotices session={session} entry={entry} />
      <div className="grid gap-4">
        {entry.type === 'pages' ? (
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
          className={`grid gap-4 min-[1100px]:grid-cols-2 ${entry.type === 'pages' ? 'words-publish bottom-0 z-6 items-end min-[1100px]:[@media(min-height:48rem)]:sticky' : 'items-start'}`}
        >
          {LOCALES.map((language) => (
            <LanguagePanel
              key={language}
              session={session}
              entry={entry}
              language={language}
              isInFront={language === tab || entry.type === 'pages'}
            />
          ))}
        </div>
        {fieldsOf(entry.type, 'shared').length > 0 && (
          <SharedFields session={session} entry={entry} />
        )}
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

function LanguagePanel({
  session,
  entry,
  language,
  isInFront,
}: OpenEntry & {
  language: Locale;
  /** True for the language that a narrow window shows. */
  isInFront: boolean;
}) {
  const t = contentMessages[useLocale()];
  const { type } = entry;

  function fillSlug(): void {
    if (!findField(type, 'slug') || textAt(session, 'draft.shared.slug') !== '') return;
    const name = textAt(session, fieldPath(language, CONTENT_TYPES[type].nameField));
    const slug = suggestSlug(name, language);
    if (slug !== '') session.type('draft.shared.slug', slug);
  }

  return (
    <Panel
      title={t.languages[language]}
      aside={
        <span className="flex flex-wrap gap-1">
          <StatusBadges status={languageStatus(entry, language)} />
        </span>
      }
      className={isInFront ? '' : 'max-[1099px]:hidden'}
      aria-label={t.languages[language]}
      data-language={language}
    >
      <div className="grid gap-4 p-4 empty:hidden">
        <FieldList
          session={session}
          entry={entry}
          fields={fieldsOf(type, language)}
          language={language}
          onNameBlur={fillSlug}
        />
      </div>
      <PublishControls session={session} entry={entry} language={language} />
    </Panel>
  );
}

function LastChange({ entry }: { entry: Entry }) {
  const locale = useLocale();
  const t = editorMessages[locale].editor;
  const who = useUserName(entry.updated_by);
  // The record of a page begins when it is opened.
  if (isSingleton(entry.type) && PARTS.every((part) => entry.revision[part] === 0)) return null;
  const when = formatTime(entry.updated_date, locale, 'time');
  return <p className="text-[0.875rem] text-a-muted">{formatMessage(t.changed, { when, who })}</p>;
}

function SharedFields({ session, entry }: OpenEntry) {
  const t = contentMessages[useLocale()];
  const isPicture = ({ type }: NamedField) => type === 'picture' || type === 'pictures';
  const fields = fieldsOf(entry.type, 'shared');
  const columns = [
    { name: 'start', fields: fields.filter((field) => !isPicture(field)) },
    { name: 'end', fields: fields.filter(isPicture) },
  ];
  return (
    <Panel title={t.shared}>
      <div className="grid items-start gap-4 p-4 lg:grid-cols-2">
        {columns.map((column) => (
          <div key={column.name} className="grid min-w-0 gap-4">
            <FieldList session={session} entry={entry} fields={column.fields} />
          </div>
        ))}
      </div>
    </Panel>
  );
}

function EditorNotices({ session, entry }: OpenEntry) {
  const locale = useLocale();
  const { editor: t, save } = editorMessages[locale];
  const { restore, done } = listMessages[locale].deleted;
  const failure = useSelected(session, () => session.failure);
  const isPersisted = useSelected(session, () => session.isPersisted);
  const { busy, run } = useMutation('bringing back an entry', { describe: describePublishError });
  const facts = useFacts();
  const { type, id } = entry;
  const labels = new Map<string, string>(
    PARTS.flatMap((part) =>
      fieldsOf(type, part).map((field) => [
        fieldPath(part, field.name),
        labelOf(field, locale, facts),
      ]),
    ),
  );
  const unread = entry.unreadable.map((path) => labels.get(path) ?? path);
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
          <p className="grow">{formatMessage(t.unread, { fields: unread.join(', ') })}</p>
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
          <p className="grow">{draftMessages[locale].notKept}</p>
        </Notice>
      )}
    </div>
  );
}
