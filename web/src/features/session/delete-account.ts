/** Deletes the visitor's own account. Import lazily: it brings Auth and Firestore. */
import { COLLECTIONS } from '../../../../model/collections.ts';
import type { User } from '../../firebase/auth.ts';
import { deleteAuthUser } from '../../firebase/auth.ts';
import { deleteDocument } from '../../firebase/firestore.ts';
import { signOutAndLeave } from './sign-out.ts';

/**
 * Deletes the profile, then the auth user, then what this browser stores, and loads the home page. In this order,
 * because only its owner may delete a profile, and after the second step there is no owner. Where the second step
 * fails, the next sign-in makes an empty profile again. Needs a recent sign-in.
 */
export async function deleteOwnAccount(user: User): Promise<void> {
  await deleteDocument(COLLECTIONS.user, user.uid);
  await deleteAuthUser(user);
  await signOutAndLeave();
}
