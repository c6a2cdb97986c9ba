import { EMULATOR_ENVIRONMENT } from '../emulators/project.ts';

export const API_KEY = 'demo-key';

/** Calls Auth as its SDK does. */
export async function callAuth(method: string, body: object): Promise<Record<string, string>> {
  const host = EMULATOR_ENVIRONMENT.FIREBASE_AUTH_EMULATOR_HOST;
  const response = await fetch(
    `http://${host}/identitytoolkit.googleapis.com/v1/accounts:${method}?key=${API_KEY}`,
    {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ ...body, returnSecureToken: true }),
    },
  );
  return (await response.json()) as Record<string, string>;
}
