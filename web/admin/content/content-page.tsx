import type { ContentType } from '#model/content/type-names.ts';
import { STUDIO_ENTRY } from '#model/content/words.ts';
import { useUrlState } from '../data/use-url-state.ts';
import { EntryEditor } from './edit/entry-editor.tsx';
import { DeletedList } from './list/deleted-list.tsx';
import { EntryList } from './list/entry-list.tsx';
import { contentUrlSchema } from './list/list-filter.tsx';
import { PageList } from './list/page-list.tsx';

export function ContentPage({ type }: { type: Exclude<ContentType, 'studio'> }) {
  const { entry: id, show } = useUrlState(contentUrlSchema).state;
  if (id !== '') return <EntryEditor key={id} type={type} id={id} />;
  if (type === 'pages') return <PageList />;
  if (show === 'deleted') return <DeletedList type={type} />;
  return <EntryList type={type} />;
}

export const FactsPage = () => <EntryEditor type="studio" id={STUDIO_ENTRY} />;
