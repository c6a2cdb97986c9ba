/** What happens after a sign-in by whatever means; import lazily. */
import { COLLECTIONS } from '../../../../model/collections.ts';
import type { Locale } from '../../../../model/locale.ts';
import { DISPLAY_NAME_MAX } from '../../../../model/user.ts';
import type { User } from '../../firebase/auth.ts';
import { readDocument, serverTime, writeDocument } from '../../firebase/firestore.ts';
import { reportError } from '../error-reporting/index.ts';
import type { Session } from './lookup.ts';
import { sessionOf } from './lookup.ts';
import { storeUserId } from './stored-user.ts';

/**
 * Notes who signed in, and makes their document where there is none. A database that cannot be reached does not undo
 * the sign-in: the visitor is an ordinary user then, and the document is made at the next sign-in.
 */
export async function afterSignIn(user: User, locale: Locale): Promise<Session> {
  storeUserId(user.uid);
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
    reportError(error, {
      action: 'reading the user document after sign-in',
      functionName: 'enter',
    });
    return { kind: 'user', user, profile: null };
  }
}
