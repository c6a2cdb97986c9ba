import * as v from 'valibot';
import { idToken } from '#browser/firebase/auth.ts';
import { errorBodySchema } from '#model/http/error-body.ts';
import { newRequestId, REQUEST_ID_HEADER } from '#model/http/request.ts';

/** Codes by status, as in Firestore, for `describeError`. */
const CODES: Readonly<Record<number, string>> = {
  401: 'unauthenticated',
  403: 'permission-denied',
  404: 'not-found',
  429: 'resource-exhausted',
  503: 'unavailable',
  504: 'deadline-exceeded',
};

export class ApiError extends Error {
  override name = 'ApiError';
  readonly code: string;
  /** The endpoint's own, e.g. `too_large`; '' if it sent none. */
  readonly reason: string;
  readonly details: object;
  constructor(code: string, message: string, reason = '', details: object = {}) {
    super(message);
    this.code = code;
    this.reason = reason;
    this.details = details;
  }
}

/** Hosting ends every request before. */
const TIMEOUT_MS = 70_000;

/**
 * @param body sent with POST, a Blob as it is, all else as JSON; without a body the request is a GET
 * @throws {ApiError} for every other answer than 2xx
 */
export async function callEndpoint<Answer>(
  path: `/api/${string}`,
  body?: object | Blob,
): Promise<Answer> {
  const token = await idToken();
  if (token === null) throw new ApiError('unauthenticated', 'The session has ended');
  const requestId = newRequestId();
  const headers = new Headers({
    Authorization: `Bearer ${token}`,
    [REQUEST_ID_HEADER]: requestId,
  });
  const isUpload = body instanceof Blob;
  const init: RequestInit = { headers, signal: AbortSignal.timeout(TIMEOUT_MS) };
  if (body !== undefined) {
    init.method = 'POST';
    init.body = isUpload ? body : JSON.stringify(body);
    headers.set('Content-Type', isUpload ? body.type : 'application/json');
  }
  const response = await fetch(path, init).catch((error: unknown) => {
    throw new ApiError('unavailable', String(error));
  });
  if (response.ok) return (response.status === 204 ? null : await response.json()) as Answer;
  const answer = v.safeParse(errorBodySchema, await response.json().catch(() => null));
  const details = answer.success ? answer.output.error : { code: '' };
  const reason = details.code;
  const code = CODES[response.status] ?? 'internal';
  const message = `${path}: ${response.status} ${reason}`.trimEnd();
  // The id leads from an error report to the function's log.
  throw new ApiError(code, `${message} (request ${requestId})`, reason, details);
}

export async function callApi<Answer>(path: string, body?: object | Blob): Promise<Answer> {
  return callEndpoint(`/api/admin/${path}`, body);
}
