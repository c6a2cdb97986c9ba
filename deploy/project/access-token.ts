import { applicationDefault } from 'firebase-admin/app';
import { SetupError } from '../../emulators/project.ts';
import { credentialProblem } from './credentials.ts';

/** Where the records of a project are read and written. */
export interface Project {
  id: string;
  bucket: string;
  isEmulated: boolean;
}

/** Projects whose name begins with `demo-` exist only in the emulators. */
export function openProject(id: string, bucket?: string): Project {
  if (!/^[a-z][a-z0-9-]{4,29}$/.test(id)) {
    throw new SetupError(`"${id}" is not the id of a project: small letters, digits and "-".`);
  }
  const isEmulated = id.startsWith('demo-');
  const suffix = isEmulated ? 'appspot.com' : 'firebasestorage.app';
  return { id, bucket: bucket ?? `${id}.${suffix}`, isEmulated };
}

let token: { value: string; until: number } | undefined;

/**
 * An access token of the person who runs this; `owner` in the emulators, which lets rules pass.
 * @throws {SetupError} without valid credentials, or where Google's sign-in cannot be reached
 */
export async function accessToken({ isEmulated }: Project): Promise<string> {
  if (isEmulated) return 'owner';
  if (token === undefined || token.until < Date.now()) {
    try {
      const { access_token, expires_in } = await applicationDefault().getAccessToken();
      token = { value: access_token, until: Date.now() + (expires_in - 120) * 1000 };
    } catch (error) {
      throw new SetupError(
        credentialProblem(error) ??
          `Google's sign-in cannot be reached: ${(error as Error).message}. Check the connection.`,
      );
    }
  }
  return token.value;
}
