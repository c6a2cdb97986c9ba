import { useNavigateTo } from '../../../features/navigation/index.ts';
import { createEntry } from '../entry/entry-operations.ts';
import { useAuthor } from '../use-author.ts';
import { useCreateEntry } from './use-create-entry.ts';

/** Creates a post and opens it in the editor, from any admin page; null until the author is known. */
export function useNewPost(): (() => void) | null {
  const author = useAuthor();
  const navigateTo = useNavigateTo();
  const { create } = useCreateEntry((id) => void navigateTo(`/admin/blog?entry=${id}`));
  if (author === null) return null;
  return () => create(() => createEntry(author, 'blog', []));
}
