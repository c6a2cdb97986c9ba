import { useCallback, useState } from 'react';
import type { ContentKind, Picture } from '../../../../../model/content/kinds.ts';
import { listRow } from '../../../../../model/content/list.ts';
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
} from '../../../admin-ui/index.ts';
import { ImageField } from '../image/image-field.tsx';
import { ScreensField } from '../image/screens-field.tsx';
import { AuthorField } from '../fields/author-field.tsx';
import { ConflictNotice } from '../fields/conflict-notice.tsx';
import { controlId } from '../fields/field-control.ts';
import { ServicesField } from '../fields/services-field.tsx';
import { SlugField } from '../fields/slug-field.tsx';
import { TestimonialField } from '../fields/testimonial-field.tsx';
import { TextControl } from '../fields/text-control.tsx';
import { EditorNotices } from './editor-notices.tsx';
import type { Entry } from '../../../../../model/content/draft.ts';
import { entryName, entryNameLanguage } from '../../../../../model/content/draft.ts';
import type { EntrySession } from '../draft/entry-store.ts';
import type { ActorId } from '../../../../../model/audit/actor.ts';
import { HistoryDialog } from '../history/history-dialog.tsx';
import { LanguagePanel } from './language-panel.tsx';
import { PreviewDialog } from '../preview-links/preview-dialog.tsx';
import { SaveStatus } from './save-status.tsx';
import { useDeleteEntry } from '../list/use-delete-entry.ts';
import { useUserName } from '../use-user-name.ts';
import { useSelected } from '../../../data/draft/use-draft.ts';
import { useEntry, useValue } from '../draft/use-entry.ts';
import { contentMessages } from '../messages.ts';
import { listMessages } from '../list/messages.ts';
import { previewMessages } from '../preview-links/messages.ts';
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
  const session = useEntry(actor, kind, id);
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
      <LoadedEntry session={session} actor={actor} />
    </>
  );
}

function LoadedEntry({ session, actor }: { session: EntrySession; actor: ActorId }) {
  const t = editorMessages[useLocale()].editor;
  const phase = useSelected(session, () => session.phase);
  const entry = useSelected(session, () => session.stored?.data ?? null);
  if (phase === 'missing') return <Empty title={t.missing} />;
  if (phase === 'unreadable') {
    return <ErrorState text={t.unreadable} retry={() => session.retry()} />;
  }
  if (entry === null) return <Loading rows={10} />;
  return <EntryForm session={session} entry={entry} actor={actor} />;
}

function EntryForm({
  session,
  entry,
  actor,
}: {
  session: EntrySession;
  entry: Entry;
  actor: ActorId;
}) {
  const locale = useLocale();
  const t = editorMessages[locale].editor;
  const { list } = listMessages[locale];
  const { languages } = contentMessages[locale];
  const [tab, setTab] = useState<Locale>(locale);
  const [isHistoryOpen, setHistoryOpen] = useState(false);
  const [isPreviewOpen, setPreviewOpen] = useState(false);
  const url = useUrlState(contentUrlSchema);
  const remove = useDeleteEntry(entry.kind);
  const [waitingPictures, setWaiting] = useState(0);
  const countWaiting = useCallback((by: 1 | -1) => setWaiting((count) => count + by), []);
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
        <LastChange entry={entry} own={actor} />
      </div>
      <EditorNotices session={session} entry={entry} />
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
              hasWaitingPicture={waitingPictures > 0}
            />
          ))}
        </div>
        <SharedFieldsPanel session={session} entry={entry} countWaiting={countWaiting} />
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
  const who = entry.updated_by === own.uid ? t.you : name;
  const when = formatTime(entry.updated_date, locale, 'time');
  return <p className="text-[0.875rem] text-a-muted">{formatMessage(t.changed, { when, who })}</p>;
}

/** The fields that both languages share: address, picture, link, name, and what is said of a project in a word. */
function SharedFieldsPanel({
  session,
  entry,
  countWaiting,
}: {
  session: EntrySession;
  entry: Entry;
  /** As of `ImageField`. */
  countWaiting: (by: 1 | -1) => void;
}) {
  const t = editorMessages[useLocale()].editor;
  const { fields, hints } = contentMessages[useLocale()];
  const { kind } = entry;
  const shown = kind === 'testimonials' ? 'picture' : 'cover';
  const path = `draft.shared.${shown}` as const;
  const picture = useValue<Picture | null>(session, path);
  const text = (name: 'person' | 'link' | 'year', hint?: string) => (
    <TextControl
      session={session}
      kind={kind}
      path={`draft.shared.${name}`}
      label={fields[name]}
      hint={hint}
    />
  );
  return (
    <Panel title={t.details}>
      <div className="grid items-start gap-4 p-4 lg:grid-cols-2">
        <div className="grid gap-4">
          {kind === 'testimonials' ? text('person') : <SlugField session={session} entry={entry} />}
          {kind === 'blog' && <AuthorField session={session} />}
          {kind === 'portfolio' && (
            <>
              {text('link', hints.link)}
              {text('year', hints.year)}
              <ServicesField session={session} />
              <TestimonialField session={session} />
            </>
          )}
        </div>
        <div className="grid gap-4">
          <ImageField
            picture={picture}
            type={(typed) => session.type(path, typed)}
            label={fields[shown]}
            {...(shown === 'picture' && { hint: hints.picture })}
            field={controlId(path)}
            countWaiting={countWaiting}
          >
            <ConflictNotice session={session} path={path} />
          </ImageField>
          {kind === 'portfolio' && <ScreensField session={session} countWaiting={countWaiting} />}
        </div>
      </div>
    </Panel>
  );
}
