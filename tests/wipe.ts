import { EMULATOR_ENVIRONMENT } from '../emulators/project.ts';

const { FIRESTORE_EMULATOR_HOST, FIREBASE_AUTH_EMULATOR_HOST } = EMULATOR_ENVIRONMENT;

async function remove(host: string, path: string): Promise<void> {
  const url = `http://${host}/emulator/v1/projects/${path}`;
  const response = await fetch(url, { method: 'DELETE' });
  if (!response.ok) throw new Error(`${url} was not wiped: ${await response.text()}`);
}

/** Deletes every document of one of the emulators' projects. */
export const wipeFirestore = (project: string): Promise<void> =>
  remove(FIRESTORE_EMULATOR_HOST, `${project}/databases/(default)/documents`);

/** Deletes every account of one of the emulators' projects. */
export const wipeAccounts = (project: string): Promise<void> =>
  remove(FIREBASE_AUTH_EMULATOR_HOST, `${project}/accounts`);
