import { useState } from 'react';
import type { ContentKind } from '../../../../../model/content/limits.ts';
import { listRow } from '../../../../../model/content/list.ts';
import { KINDS } from '../../../../../model/content/text.ts';
import type { Locale } from '../../../../../model/locale.ts';
import { LOCALES } from '../../../../../model/locale.ts';
import { formatTime } from '../../../features/locale/format-time.ts';
import { formatMessage, useLocale } from '../../../features/locale/index.ts';
import { contentUrlSchema } from '../list/list-filter.tsx';
import { useUrlState } from '../../../data/use-url-state.ts';
import {
  Button,
  ButtonLink,
  Empty,
  ErrorState,
  IconButton,
  Loading,
  PageHeader,
  Panel,
  SegmentedControl,
} from '../../../controls/index.ts';
import { ImageField } from '../image/image-field.tsx';
import { AuthorField } from '../fields/author-field.tsx';
import { ServicesField } from '../fields/services-field.tsx';
import { SlugField } from '../fields/slug-field.tsx';
import { TestimonialField } from '../fields/testimonial-field.tsx';
import { TextControl } from '../fields/text-control.tsx';
import { createAgain } from '../entry/entry-operations.ts';
import { useCreateEntry } from '../list/use-create-entry.ts';
import { EditorNotices } from './editor-notices.tsx';
import type { Entry } from '../../../../../model/content/entry.ts';
import { entryName, entryNameLanguage } from '../../../../../model/content/entry.ts';
import type { EntrySession } from '../autosave/entry-session.ts';
import type { ActorId } from '../../../../../model/audit/actor.ts';
import { HistoryDialog } from './history-dialog.tsx';
import { LanguagePanel } from './language-panel.tsx';
import { PreviewLinkDialog } from '../preview-links/preview-link-dialog.tsx';
import { SaveStatus } from './save-status.tsx';
import { useDeleteEntry } from '../list/use-delete-entry.ts';
import { useUserName } from '../use-user-name.ts';
import { useEntrySession, useSessionView } from '../autosave/use-entry-session.ts';
import { contentMessages } from '../messages.ts';
import { listMessages } from '../list/messages.ts';
import { previewLinkMessages } from '../preview-links/messages.ts';
import { editorMessages } from './messages.ts';

/** Editor of one entry with both languages side by side. */
export function EntryEditor({
  actor,
  kind,
  id,
}: {
  actor: ActorId;
  kind: ContentKind;
  id: string;
}) {
  const t = editorMessages[useLocale()].editor;
  const url = useUrlState(contentUrlSchema);
  const session = useEntrySession(actor, kind, id);
  if (session === null) return <Loading />;
  return (
    <>
      <ButtonLink
        to={`/admin/${kind}${url.hrefOf({ entry: '' })}`}
        variant="quiet"
        icon="back"
        className="-ms-3.5 mb-2"
      >
        {t.back}
      </ButtonLink>
      <LoadedEntry session={session} />
    </>
  );
}

function LoadedEntry({ session }: { session: EntrySession }) {
  const t = editorMessages[useLocale()].editor;
  const phase = useSessionView(session, (view) => view.phase);
  const entry = useSessionView(session, (view) => view.entry);
  if (phase === 'missing') return <Empty title={t.missing} />;
  if (phase === 'unreadable') {
    return <ErrorState text={t.unreadable} retry={() => session.flush()} />;
  }
  if (entry === null) return <Loading rows={10} />;
  return <EntryForm session={session} entry={entry} />;
}

function EntryForm({ session, entry }: { session: EntrySession; entry: Entry }) {
  const locale = useLocale();
  const t = editorMessages[locale].editor;
  const { list } = listMessages[locale];
  const { languages } = contentMessages[locale];
  const [tab, setTab] = useState<Locale>(locale);
  const [isHistoryOpen, setHistoryOpen] = useState(false);
  const [isLinkOpen, setLinkOpen] = useState(false);
  const url = useUrlState(contentUrlSchema);
  const remove = useDeleteEntry(entry.kind);
  const { create } = useCreateEntry((id) => url.set({ entry: id }, { replace: false }));
  const name = entryName(entry, locale) || list.untitled;

  return (
    <>
      <PageHeader title={name} titleLanguage={entryNameLanguage(entry, locale)}>
        {/* The button that deletes stands next to the others, in as many rows as these need. */}
        <div className="flex flex-wrap items-start gap-2">
          <div className="flex min-w-min flex-[1_1_0] flex-wrap gap-2 max-sm:[&_svg]:hidden">
            <Button icon="link" onClick={() => setLinkOpen(true)}>
              {previewLinkMessages[locale].title}
            </Button>
            <Button icon="undo" onClick={() => setHistoryOpen(true)}>
              {t.history}
            </Button>
          </div>
          <IconButton
            icon="trash"
            label={formatMessage(list.remove, { name })}
            onClick={() =>
              void remove(listRow(entry, Date.now()), () =>
                url.set({ entry: '' }, { replace: false }),
              )
            }
          />
        </div>
      </PageHeader>
      <div className="mb-4 flex flex-wrap items-center gap-x-3 gap-y-1">
        <SaveStatus session={session} />
        <LastChange entry={entry} own={session.actor} />
      </div>
      <EditorNotices
        session={session}
        onCreateAgain={() => create(() => createAgain(session.getLocalEntry() ?? entry))}
      />
      <div className="grid gap-4">
        <SegmentedControl
          className="min-[1100px]:hidden"
          label={t.tabs}
          options={LOCALES.map((value) => ({ value, label: languages[value] }))}
          value={tab}
          onChoose={setTab}
        />
        <div className="grid items-start gap-4 min-[1100px]:grid-cols-2">
          {LOCALES.map((language) => (
            <LanguagePanel
              key={language}
              session={session}
              entry={entry}
              language={language}
              isInFront={language === tab}
            />
          ))}
        </div>
        <SharedFieldsPanel session={session} entry={entry} />
      </div>
      {isLinkOpen && <PreviewLinkDialog session={session} close={() => setLinkOpen(false)} />}
      {isHistoryOpen && (
        <HistoryDialog session={session} entry={entry} close={() => setHistoryOpen(false)} />
      )}
    </>
  );
}

function LastChange({ entry, own }: { entry: Entry; own: ActorId }) {
  const locale = useLocale();
  const t = editorMessages[locale].editor;
  const name = useUserName(entry.updatedBy);
  if (entry.updatedAt === null) return null;
  const who = entry.updatedBy === own.uid ? t.you : name;
  const when = formatTime(entry.updatedAt, locale, 'time');
  return <p className="text-[0.875rem] text-a-muted">{formatMessage(t.changed, { when, who })}</p>;
}

/** The fields that both languages share: address, image, link, name, and what is said of a project in a word. */
function SharedFieldsPanel({ session, entry }: { session: EntrySession; entry: Entry }) {
  const t = editorMessages[useLocale()].editor;
  const { fields, hints } = contentMessages[useLocale()];
  const { hasSlug, hasCover } = KINDS[entry.kind];
  return (
    <Panel title={t.details}>
      <div className="grid items-start gap-4 p-4 lg:grid-cols-2">
        <div className="grid gap-4">
          {entry.kind === 'testimonials' && (
            <TextControl session={session} path="person" label={fields.person} />
          )}
          {hasSlug && <SlugField session={session} entry={entry} />}
          {entry.kind === 'blog' && <AuthorField session={session} entry={entry} />}
          {entry.kind === 'portfolio' && (
            <>
              <TextControl session={session} path="link" label={fields.link} hint={hints.link} />
              <TextControl session={session} path="year" label={fields.year} hint={hints.year} />
              <ServicesField session={session} entry={entry} />
              <TestimonialField session={session} entry={entry} />
            </>
          )}
        </div>
        {hasCover && <ImageField session={session} entry={entry} />}
      </div>
    </Panel>
  );
}
