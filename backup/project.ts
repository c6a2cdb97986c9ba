import { applicationDefault } from 'firebase-admin/app';
import { HOST, PORTS, SetupError } from '../emulators/project.ts';
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

const SERVICES = {
  firestore: { port: PORTS.firestore, emulated: 'v1', real: 'https://firestore.googleapis.com/v1' },
  auth: {
    port: PORTS.auth,
    emulated: 'identitytoolkit.googleapis.com',
    real: 'https://identitytoolkit.googleapis.com',
  },
} as const;

export const EMULATORS_STOPPED =
  'The emulators are not running: start them with "npm start", then run this again in a second terminal.';

/** Attempts of a request whose failure may pass: the network, a busy or restarting service. */
const ATTEMPTS = 5;
const TIMEOUT_MS = 120_000;

/**
 * Calls a REST method of a service. The REST forms keep what client libraries lose: integers apart from whole
 * floating-point numbers, nanoseconds, and password hashes.
 * @param body sent with POST; without it the request is a GET
 * @throws {SetupError} with the service's own words, or where it cannot be reached
 */
export async function call<T>(
  project: Project,
  service: keyof typeof SERVICES,
  path: string,
  body?: object,
): Promise<T> {
  const { port, emulated, real } = SERVICES[service];
  const url = `${project.isEmulated ? `http://${HOST}:${port}/${emulated}` : real}/${path}`;
  for (let attempt = 1; ; attempt += 1) {
    const headers = {
      Authorization: `Bearer ${await accessToken(project)}`,
      'Content-Type': 'application/json',
      ...(!project.isEmulated && { 'X-Goog-User-Project': project.id }),
    };
    const answer = await send(url, headers, body);
    if ('body' in answer) return answer.body as T;
    const isPassing = answer instanceof Error || answer.status === 429 || answer.status >= 500;
    if (isPassing && attempt < ATTEMPTS) {
      await new Promise((resolve) => setTimeout(resolve, 500 * 2 ** attempt));
      continue;
    }
    if (answer instanceof Error) {
      throw new SetupError(
        project.isEmulated
          ? EMULATORS_STOPPED
          : `${service} of ${project.id} cannot be reached: ${answer.message}. Check the connection.`,
      );
    }
    const text = answer.refusal.slice(0, 400);
    throw new SetupError(`${service} of ${project.id} answered ${answer.status}: ${text}`);
  }
}

/** @returns the answer, a refusal, or the error where the connection failed, also within the answer */
async function send(
  url: string,
  headers: Record<string, string>,
  body?: object,
): Promise<{ body: unknown } | { status: number; refusal: string } | Error> {
  try {
    const response = await fetch(url, {
      method: body === undefined ? 'GET' : 'POST',
      headers,
      ...(body !== undefined && { body: JSON.stringify(body) }),
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    if (response.ok) return { body: await response.json() };
    return { status: response.status, refusal: await response.text() };
  } catch (error) {
    return error as Error;
  }
}
