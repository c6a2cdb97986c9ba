import { useSearchParams } from 'react-router-dom';
import type { ContentKind } from '../../../../model/content-limits.ts';
import { Loading } from '../../controls/index.ts';
import './content.css';
import { DeletedList } from './deleted-list.tsx';
import { EntryEditor } from './entry-editor.tsx';
import { EntryList } from './entry-list.tsx';
import { showsDeleted } from './list-filter.tsx';
import { useEditor } from './use-editor.ts';

/** The list of a kind's entries, of its deleted ones, or the entry that the address names (`?entry=`). */
export function ContentPage({ kind }: { kind: ContentKind }) {
  const editor = useEditor();
  const [query] = useSearchParams();
  const id = query.get('entry');
  if (editor === null) return <Loading rows={8} />;
  // An id with a slash would lead elsewhere in the database.
  if (id !== null && /^[\w-]{1,128}$/.test(id)) {
    return <EntryEditor key={id} editor={editor} kind={kind} id={id} />;
  }
  if (showsDeleted(query)) return <DeletedList editor={editor} kind={kind} />;
  return <EntryList editor={editor} kind={kind} />;
}
