import { useState } from 'react';
import { useSession } from '#browser/session/use-session.ts';
import type { ActorId } from '#model/audit/entry.ts';

/**
 * Who makes the changes of this page; null until it is known. Kept after the session ends, so that the editor and its
 * texts stay on the page.
 */
export function useActor(): ActorId | null {
  const session = useSession();
  const [actor, setActor] = useState<ActorId | null>(null);
  if (session.kind !== 'admin' || session.user.uid === actor?.uid) return actor;
  const author = { uid: session.user.uid };
  setActor(author);
  return author;
}
