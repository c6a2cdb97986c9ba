import { type ContentType, isFixed } from '#model/content/content-types.ts';
import { FACTS_ENTRY } from '#model/content/words.ts';
import { useActor } from '../data/actor.ts';
import { useUrlState } from '../data/use-url-state.ts';
import { Loading } from '../ui/index.ts';
import { EntryEditor } from './editor/entry-editor.tsx';
import { DeletedList } from './list/deleted-list.tsx';
import { EntryList } from './list/entry-list.tsx';
import { contentUrlSchema } from './list/list-filter.tsx';
import { PageList } from './words/page-list.tsx';

export function ContentPage({ type }: { type: ContentType }) {
  const actor = useActor();
  const { entry: id, show } = useUrlState(contentUrlSchema).state;
  if (actor === null) return <Loading rows={8} />;
  if (id !== '') {
    return <EntryEditor key={id} actor={actor} type={type} id={id} />;
  }
  if (isFixed(type)) return <PageList />;
  if (show === 'deleted') return <DeletedList type={type} />;
  return <EntryList type={type} />;
}

/** The editor of the facts about the studio. */
export function FactsPage() {
  const actor = useActor();
  return actor === null ? (
    <Loading rows={8} />
  ) : (
    <EntryEditor actor={actor} type="pages" id={FACTS_ENTRY} />
  );
}
