import { useState } from 'react';
import { currentUser } from '#browser/firebase/auth.ts';
import { serverTime } from '#browser/firebase/firestore.ts';
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

/** Who changed a record, and that it is now; part of every record that admins change. The server records the change from it. */
export function stampOf({ uid }: ActorId) {
  return { updated_by: uid, updated_date: serverTime() };
}

/** The same for the signed-in account. Rejects without a session. */
export async function ownStamp() {
  const user = await currentUser();
  if (user === null) {
    throw Object.assign(new Error('The session has ended'), { code: 'unauthenticated' });
  }
  return stampOf(user);
}
