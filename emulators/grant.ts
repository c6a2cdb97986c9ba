import { inspect } from 'node:util';
import { deleteApp, initializeApp } from 'firebase-admin/app';
import type { UserRecord } from 'firebase-admin/auth';
import { getAuth } from 'firebase-admin/auth';
import { FieldValue, getFirestore } from 'firebase-admin/firestore';
import { COLLECTIONS } from '../model/collections.ts';
import { SetupError } from './project.ts';

const codeOf = (error: unknown): string => {
  const code = (error as { code?: unknown }).code;
  return typeof code === 'string' ? code : '';
};

const isEmulated = (project: string): boolean => project.startsWith('demo-');

/**
 * Anyone can register with anyone's address: only the letter sent to it shows whose account it is. In the emulators
 * no letters arrive.
 */
function requireVerified(user: UserRecord, email: string, project: string): void {
  if (user.emailVerified || isEmulated(project)) return;
  throw new SetupError(
    `${email} is not verified in ${project}, so the account may be somebody else's. They sign in, open /account, let the letter be sent again and open its link; then run this again.`,
  );
}

/** Turns what the Admin SDK says into what the person at the keyboard can do about it. */
function explain(error: unknown, email: string, project: string): unknown {
  const code = codeOf(error);
  if (code === 'auth/user-not-found') {
    return new SetupError(
      `Nobody is registered as ${email} in ${project}. They first create an account at /login; then run this again.`,
    );
  }
  if (code === 'auth/invalid-email') return new SetupError(`"${email}" is not an e-mail address.`);
  const text = error instanceof Error ? `${error.message} ${inspect(error.cause)}` : '';
  if (isEmulated(project) && /ECONNREFUSED|network-error/.test(`${text} ${code}`)) {
    return new SetupError(
      'The emulators are not running: start them with "npm start", then run this again in a second terminal.',
    );
  }
  if (/default credentials/i.test(text)) {
    return new SetupError(
      `There are no Google Cloud credentials for ${project}: run "gcloud auth application-default login" first.`,
    );
  }
  return error;
}

/**
 * Sets `is_admin` in a registered person's user document, and creates the document if they have none yet.
 * @returns a sentence that says what is now so
 * @throws {SetupError} if nobody has that address, it is not verified in a real project, or the project cannot be reached
 */
export async function grantAdmin(email: string, project: string): Promise<string> {
  const app = initializeApp({ projectId: project }, `grant-${project}`);
  try {
    const user: UserRecord = await getAuth(app).getUserByEmail(email);
    requireVerified(user, email, project);
    const document = getFirestore(app).collection(COLLECTIONS.user).doc(user.uid);
    const known = await document.get();
    if (known.get('is_admin') === true) return `${email} is an admin of ${project} already.`;
    if (known.exists) await document.update({ is_admin: true });
    else {
      await document.create({
        is_admin: true,
        email,
        display_name: user.displayName ?? '',
        locale: 'id',
        created_date: FieldValue.serverTimestamp(),
      });
    }
    return `${email} is now an admin of ${project}. An open page notices at its next load.`;
  } catch (error) {
    throw explain(error, email, project);
  } finally {
    await deleteApp(app);
  }
}
