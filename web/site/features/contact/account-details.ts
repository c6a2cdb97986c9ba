import { lookUpSession } from '#browser/session/lookup.ts';
import type { FormValues } from './form-fields.ts';

/** Import lazily: it brings Auth and Firestore. @throws Error if nobody is signed in, or the account cannot be read */
export async function accountDetails(): Promise<Partial<FormValues>> {
  const session = await lookUpSession();
  if (session.kind === 'logged-out') throw new Error('Nobody is signed in');
  return { name: session.profile?.display_name ?? '', email: session.user.email ?? '' };
}
