import { useMutation } from '../../../data/use-mutation.ts';
import { useNavigateTo } from '../../../features/navigation/index.ts';
import { createEntry } from '../entry/entry-operations.ts';
import { useAuthor } from '../use-author.ts';

/** Creates a post and opens it in the editor, from any admin page; null until the author is known. */
export function useNewPost(): (() => void) | null {
  const author = useAuthor();
  const navigateTo = useNavigateTo();
  const { run } = useMutation('creating a post');
  if (author === null) return null;
  return () => {
    const { id, done } = createEntry(author, 'blog', []);
    void run(() => done);
    void navigateTo(`/admin/blog?entry=${id}`);
  };
}
