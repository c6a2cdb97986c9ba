import { useEffect } from 'react';
import { useActor } from '#admin/data/actor.ts';
import { AsyncContent } from '#admin/data/async-content.tsx';
import { useSelected } from '#admin/data/draft/use-draft.ts';
import { useAsync } from '#admin/data/use-live-query.ts';
import { useUrlState } from '#admin/data/use-url-state.ts';
import { ButtonLink, Empty, ErrorState, Loading } from '#admin/ui/index.ts';
import { useLocale } from '#browser/locale/locale-context.tsx';
import type { ActorId } from '#model/audit/entry.ts';
import { type NamedField, isSingleton } from '#model/content/content-types.ts';
import type { ContentType } from '#model/content/type-names.ts';
import { pageFields } from '#model/content/word-fields.ts';
import { useWordsFile } from '../../data/use-words-file.ts';
import { contentUrlSchema } from '../list/list-filter.tsx';
import { rememberOpened } from '../list/use-row-focus.ts';
import { contentMessages } from '../messages.ts';
import { HistoryDialog } from '../restore/history-dialog.tsx';
import { type EntrySession, createIfMissing, useEntry } from '../save/entry-store.ts';
import { EntryForm } from './entry-form.tsx';
import { editorMessages } from './messages.ts';

interface EditedEntry {
  actor: ActorId;
  type: ContentType;
  id: string;
}

export function EntryEditor({ type, id }: { type: ContentType; id: string }) {
  const locale = useLocale();
  const t = editorMessages[locale].editor;
  const url = useUrlState(contentUrlSchema);
  const actor = useActor();
  useEffect(() => rememberOpened(type, id), [type, id]);
  if (actor === null) return <Loading rows={8} />;
  const Editor = isSingleton(type) ? SingletonEditor : OpenEditor;
  return (
    <>
      {type !== 'studio' && (
        <ButtonLink
          to={`/admin/${type}${url.hrefOf({ entry: '' })}`}
          variant="quiet"
          icon="back"
          className="-ms-3.5 mb-2"
        >
          {isSingleton(type) ? contentMessages[locale].types[type].title : t.back}
        </ButtonLink>
      )}
      {type === 'pages' ? (
        <PageEditor actor={actor} type={type} id={id} />
      ) : (
        <Editor actor={actor} type={type} id={id} wordFields={NO_FIELDS} />
      )}
    </>
  );
}

const NO_FIELDS: readonly NamedField[] = [];

function PageEditor(props: EditedEntry) {
  const t = editorMessages[useLocale()].words;
  const words = useWordsFile();
  return (
    <AsyncContent content={words} rows={10}>
      {({ standard }) => {
        const fields = pageFields(props.id, standard);
        return fields.length > 0 ? (
          <SingletonEditor {...props} wordFields={fields} />
        ) : (
          <Empty title={t.unknown} />
        );
      }}
    </AsyncContent>
  );
}

interface EditedWords extends EditedEntry {
  wordFields: readonly NamedField[];
}

function SingletonEditor(props: EditedWords) {
  const { actor, type, id } = props;
  const created = useAsync(`${type}/${id}`, () => createIfMissing(actor, type, id));
  return (
    <AsyncContent content={created} rows={10}>
      {() => <OpenEditor {...props} />}
    </AsyncContent>
  );
}

function OpenEditor({ actor, type, id, wordFields: fields }: EditedWords) {
  const session = useEntry(actor, type, id, fields);
  return session === null ? <Loading /> : <LoadedEntry session={session} />;
}

function LoadedEntry({ session }: { session: EntrySession }) {
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
  return <EntryForm session={session} entry={entry} />;
}
