import * as v from 'valibot';
import { errorBodySchema } from '../../../model/http/error-body.ts';
import { newRequestId, REQUEST_ID_HEADER } from '../../../model/http/request-id.ts';
import { TimeoutError, withTimeout } from '../../../model/timeout.ts';
import { idToken } from '../firebase/auth.ts';

/** HTTP statuses as the error codes of Firestore, which `describeError` knows. */
const CODES: Readonly<Record<number, string>> = {
  401: 'unauthenticated',
  403: 'permission-denied',
  404: 'not-found',
  429: 'resource-exhausted',
  503: 'unavailable',
  504: 'deadline-exceeded',
};

/** A request to an admin endpoint that did not succeed. */
export class ApiError extends Error {
  override name = 'ApiError';
  /** As Firestore's errors have it, e.g. `permission-denied`. */
  readonly code: string;
  /** The endpoint's own error code, e.g. `too_large`; '' where it sent none. */
  readonly reason: string;
  /** The members of the endpoint's error; empty where it sent none. */
  readonly details: Readonly<Record<string, unknown>>;
  constructor(
    code: string,
    message: string,
    reason = '',
    details: Readonly<Record<string, unknown>> = {},
  ) {
    super(message);
    this.code = code;
    this.reason = reason;
    this.details = details;
  }
}

/** Time after which Hosting has ended every request, with some seconds for the way, in ms. */
const TIMEOUT_MS = 70_000;

/** Longest wait for a token that has to be renewed, in ms. */
const TOKEN_TIMEOUT_MS = 15_000;

/** Sends a request with the ID token of the account. Throws ApiError for every other answer than 2xx. */
async function send(path: string, body?: object | Blob): Promise<Response> {
  const token = await withTimeout(idToken(), TOKEN_TIMEOUT_MS).catch((error: unknown) => {
    throw error instanceof TimeoutError ? new ApiError('unavailable', String(error)) : error;
  });
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
  if (response.ok) return response;
  const answer = v.safeParse(errorBodySchema, await response.json().catch(() => null));
  const details = answer.success ? answer.output.error : {};
  const reason = answer.success ? answer.output.error.code : '';
  const code = CODES[response.status] ?? 'internal';
  const message = `${path}: ${response.status} ${reason}`.trimEnd();
  // The id leads from an error report to the function's log.
  throw new ApiError(code, `${message} (request ${requestId})`, reason, details);
}

/**
 * Calls an endpoint that answers with JSON.
 * @param path with its query
 * @param schema of the answer
 * @param body sent with POST: a Blob as it is, everything else as JSON; without a body the request is a GET
 * @throws ApiError, also for an answer that does not match the schema
 */
export async function callEndpoint<T>(
  path: `/api/${string}`,
  schema: v.GenericSchema<unknown, T>,
  body?: object | Blob,
): Promise<T> {
  const response = await send(path, body);
  try {
    return v.parse(schema, await response.json());
  } catch (error) {
    throw new ApiError('internal', `${path}: ${String(error)}`);
  }
}

/** Calls an admin endpoint. @param path below `/api/admin/`, with its query; the rest as for `callEndpoint` */
export async function callApi<T>(
  path: string,
  schema: v.GenericSchema<unknown, T>,
  body?: object | Blob,
): Promise<T> {
  return callEndpoint(`/api/admin/${path}`, schema, body);
}
