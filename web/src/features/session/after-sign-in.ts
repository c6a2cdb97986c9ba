/** What follows every sign-in. Import lazily: it brings Auth and Firestore. */
import { COLLECTIONS } from '../../../../model/collections.ts';
import type { Locale } from '../../../../model/locale.ts';
import { DISPLAY_NAME_MAX } from '../../../../model/users/user.ts';
import type { User } from '../../firebase/auth.ts';
import { readDocument, serverTime, writeDocument } from '../../firebase/firestore.ts';
import { showAccountHint } from './account-hint.ts';
import type { Session } from './lookup.ts';
import { sessionOf } from './lookup.ts';
import { reportFailedCheck } from './report-failed-check.ts';
import { storeUserId } from './stored-user.ts';

/**
 * Stores who signed in, and creates their document where there is none. A database that cannot be reached does not
 * undo the sign-in: the session is then `unchecked`, and calling this again checks it.
 */
export async function afterSignIn(user: User, locale: Locale): Promise<Session> {
  storeUserId(user.uid);
  showAccountHint();
  try {
    const document = await readDocument(COLLECTIONS.user, user.uid);
    if (document !== null) return sessionOf(user, document);
    const { claims } = await user.getIdTokenResult();
    await writeDocument(COLLECTIONS.user, user.uid, {
      is_admin: false,
      email: typeof claims['email'] === 'string' ? claims['email'] : '',
      display_name: (user.displayName ?? '').trim().slice(0, DISPLAY_NAME_MAX),
      locale,
      created_date: serverTime(),
    });
    return sessionOf(user, await readDocument(COLLECTIONS.user, user.uid));
  } catch (error) {
    reportFailedCheck(error, 'afterSignIn');
    return { kind: 'unchecked', user, profile: null };
  }
}
