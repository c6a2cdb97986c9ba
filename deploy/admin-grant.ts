import { isDeepStrictEqual, parseArgs } from 'node:util';
import type { App } from 'firebase-admin/app';
import { type UserRecord, getAuth } from 'firebase-admin/auth';
import { FieldValue, getFirestore } from 'firebase-admin/firestore';
import type { AuditEntry } from '#model/audit/entry.ts';
import { COLLECTIONS } from '#model/collections.ts';
import { grantedSignIns } from '#model/users/admin-right.ts';
import { signInProviders } from '#studio/studio.ts';
import { isEmulatorProject, runCommand, SetupError } from '../emulators/project.ts';
import { inProject, PROJECT_OPTION } from './project-app.ts';

const errorCode = (error: unknown): string => {
  const code = (error as { code?: unknown }).code;
  return typeof code === 'string' ? code : '';
};

/** Anyone can register with somebody else's address. The emulators send no e-mail, so the check is skipped there. */
function requireVerified(user: UserRecord, email: string, project: string): void {
  if (user.emailVerified || isEmulatorProject(project)) return;
  throw new SetupError(
    `${email} is not verified in ${project}, so the account may be somebody else's. They sign in, open /account, request the verification e-mail again and open its link; then run this again.`,
  );
}

function explainGrantError(error: unknown, email: string, project: string): unknown {
  const code = errorCode(error);
  if (code === 'auth/user-not-found') {
    return new SetupError(
      `Nobody is registered as ${email} in ${project}. They create an account at /login first; then run this again.`,
    );
  }
  if (code === 'auth/invalid-email') return new SetupError(`"${email}" is not an e-mail address.`);
  return error;
}

/**
 * Makes an account an admin's; binds an admin's right again to the ways of signing in that the account has now.
 * @throws {SetupError} if nobody has that address, or it is not verified
 */
export async function grantAdmin(app: App, email: string): Promise<string> {
  const { projectId: project = '' } = app.options;
  try {
    const user: UserRecord = await getAuth(app).getUserByEmail(email);
    requireVerified(user, email, project);
    const document = getFirestore(app).collection(COLLECTIONS.user).doc(user.uid);
    const existing = await document.get();
    const right = { is_admin: true, admin_sign_ins: grantedSignIns(user, project) };
    if (right.admin_sign_ins.length === 0) {
      throw new SetupError(
        `${email} signs in with a password alone in ${project}, which a stolen session could set. They sign in at /login with ${signInProviders.join(' or ')}, with the same address; then run this again.`,
      );
    }
    const stored = {
      is_admin: existing.get('is_admin'),
      admin_sign_ins: existing.get('admin_sign_ins'),
    };
    if (isDeepStrictEqual(stored, right)) return `${email} is already an admin of ${project}.`;
    const created_date = FieldValue.serverTimestamp();
    const profile = { email, display_name: user.displayName ?? '', locale: 'id', created_date };
    const batch = document.firestore.batch();
    if (existing.exists) batch.update(document, right);
    else batch.create(document, { ...right, ...profile });
    const entry: AuditEntry<FieldValue> = {
      action: 'admin_grant',
      target: document.path,
      name: email,
      detail: '',
      by: 'admin:grant',
      by_email: '',
      created_date,
    };
    batch.create(document.firestore.collection(COLLECTIONS.auditLog).doc(), entry);
    await batch.commit();
    return `${email} is now an admin of ${project}. Open pages show it after a reload.`;
  } catch (error) {
    throw explainGrantError(error, email, project);
  }
}

const USAGE = `Makes a registered person an admin.

  npm run admin:grant -- <email>                        in the running emulators
  npm run admin:grant -- <email> --project <project>    in a real project, with your Google Cloud credentials`;

async function main(): Promise<string> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { project: PROJECT_OPTION },
  });
  const [email] = positionals;
  if (email === undefined || positionals.length > 1) throw new SetupError(USAGE);
  return inProject(values.project, (app) => grantAdmin(app, email));
}

if (import.meta.main) await runCommand(main);
