import { randomBytes } from 'node:crypto';
import { siteOrigin } from './site.ts';

export { serve, serving } from '../../serve.ts';

/** An address that no other test uses: a /64 network of the documentation range. */
export function newAddress(): string {
  const [a, b] = [randomBytes(2), randomBytes(2)].map((bytes) => bytes.readUInt16BE().toString(16));
  return `2001:db8:${a}:${b}::1`;
}

/** Sends a request to the function at a path of the site; `siteOrigin` says which way it takes. */
export async function send(path: string, init: RequestInit = {}): Promise<Response> {
  return fetch((await siteOrigin()) + path, { redirect: 'manual', ...init });
}

/** Opens a page as a browser in English does. */
export const open = (path: string, headers: Record<string, string> = {}) =>
  send(path, { headers: { 'accept-language': 'en', ...headers } });

/** POSTs JSON from that client address: to a path of the site, or to an absolute URL. */
export async function sendJson(
  to: string,
  body: unknown,
  address: string,
  headers: Record<string, string> = {},
): Promise<Response> {
  return fetch(new URL(to, await siteOrigin()), {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': address, ...headers },
    body: JSON.stringify(body),
  });
}

/** Runs tasks, at most `inFlight` at once. @returns results in the order of the tasks */
export async function inParallel<T>(
  tasks: readonly (() => Promise<T>)[],
  inFlight: number,
): Promise<T[]> {
  const results = new Map<number, T>();
  const waiting = tasks.entries();
  const lane = async (): Promise<void> => {
    for (const [index, task] of waiting) results.set(index, await task());
  };
  await Promise.all(Array.from({ length: inFlight }, lane));
  return tasks.map((_, index) => results.get(index) as T);
}

export interface ErrorBody {
  error: { code: string; message: string; fields?: Record<string, string> };
}

/** The error of a response. @throws where it is not an error body as JSON, or contains internal details */
export async function errorOf(response: Response): Promise<ErrorBody['error']> {
  const text = await response.text();
  if (/\n\s+at |node_modules|\/src\/|\.ts:\d|\.js:\d/.test(text)) {
    throw new Error(`the answer shows the code behind it: ${text.slice(0, 300)}`);
  }
  const { error } = JSON.parse(text) as ErrorBody;
  if (!/^[a-z_]+$/.test(error.code) || error.message.length < 5) throw new Error(text);
  return error;
}

/** Sends a request with the ID token of an account; without a session where `token` is ''. */
export async function callAs(
  token: string,
  path: string,
  init: Omit<RequestInit, 'headers'> & { headers?: Record<string, string> } = {},
): Promise<Response> {
  const authorization = token !== '' && { authorization: `Bearer ${token}` };
  return send(path, { ...init, headers: { ...authorization, ...init.headers } });
}

/** Sends a body as JSON, as `callAs` does. */
export const postAs = (token: string, path: string, body: object): Promise<Response> =>
  callAs(token, path, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });

/** Status of a response and its error code; '' where it is not an error. */
export async function statusAndCode(
  answer: Response | Promise<Response>,
): Promise<[number, string]> {
  const response = await answer;
  return [response.status, response.ok ? '' : (await errorOf(response)).code];
}
