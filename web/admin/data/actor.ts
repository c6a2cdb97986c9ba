import { useState } from 'react';
import { currentUser } from '#browser/firebase/auth.ts';
import { serverTime } from '#browser/firebase/firestore.ts';
import { useSession } from '#browser/session/use-session.ts';
import type { ActorId } from '#model/audit/entry.ts';

/** Kept after the session ends, so that the editor and its texts stay. */
export function useActor(): ActorId | null {
  const session = useSession();
  const [actor, setActor] = useState<ActorId | null>(null);
  if (session.kind !== 'admin' || session.user.uid === actor?.uid) return actor;
  const author = { uid: session.user.uid };
  setActor(author);
  return author;
}

export function stampOf({ uid }: ActorId) {
  return { updated_by: uid, updated_date: serverTime() };
}

export async function ownStamp() {
  const user = await currentUser();
  if (user === null) {
    throw Object.assign(new Error('The session has ended'), { code: 'unauthenticated' });
  }
  return stampOf(user);
}
