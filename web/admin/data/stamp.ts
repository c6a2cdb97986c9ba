import { currentUser } from '#browser/firebase/auth.ts';
import { serverTime } from '#browser/firebase/firestore.ts';
import type { ActorId } from '#model/audit/entry.ts';

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
