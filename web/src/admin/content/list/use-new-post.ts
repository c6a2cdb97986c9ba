import { useNavigateTo } from '../../../features/navigation/index.ts';
import { createEntry } from '../entry/entry-operations.ts';
import { useActor } from '../use-actor.ts';
import { useCreateEntry } from './use-create-entry.ts';

/** Creates a post and opens it in the editor, from any admin page; null until the actor is known. */
export function useNewPost(): (() => void) | null {
  const actor = useActor();
  const navigateTo = useNavigateTo();
  const { create } = useCreateEntry((id) => void navigateTo(`/admin/blog?entry=${id}`));
  if (actor === null) return null;
  return () => create(() => createEntry(actor, 'blog', []));
}
