import { useSearchParams } from 'react-router-dom';
import type { ContentKind } from '../../../../model/content-limits.ts';
import { Loading } from '../../controls/index.ts';
import './content.css';
import { DeletedList } from './list/deleted-list.tsx';
import { EntryEditor } from './editor/entry-editor.tsx';
import { EntryList } from './list/entry-list.tsx';
import { showsDeleted } from './list/list-filter.tsx';
import { useAuthor } from './use-author.ts';

/** The editor of the entry in the URL (`?entry=`), or the list of entries or deleted entries. */
export function ContentPage({ kind }: { kind: ContentKind }) {
  const author = useAuthor();
  const [query] = useSearchParams();
  const id = query.get('entry');
  if (author === null) return <Loading rows={8} />;
  // An id with a slash would be another path in the database.
  if (id !== null && /^[\w-]{1,128}$/.test(id)) {
    return <EntryEditor key={id} author={author} kind={kind} id={id} />;
  }
  if (showsDeleted(query)) return <DeletedList author={author} kind={kind} />;
  return <EntryList author={author} kind={kind} />;
}
