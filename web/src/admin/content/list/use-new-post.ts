import { useNavigateTo } from '../../../features/navigation/index.ts';
import { createEntry } from '../entry/entry-operations.ts';
import { useCreateEntry } from './use-create-entry.ts';

/** Creates a post and opens it in the editor, from any admin page. */
export function useNewPost(): () => void {
  const navigateTo = useNavigateTo();
  const { create } = useCreateEntry((id) => void navigateTo(`/admin/blog?entry=${id}`));
  return () => create(() => createEntry('blog', []));
}
