import { idToken } from '../firebase/auth.ts';

/** Statuses in the words of the database's errors, which `describeProblem` knows. */
const CODES: Readonly<Record<number, string>> = {
  401: 'unauthenticated',
  403: 'permission-denied',
  404: 'not-found',
  429: 'resource-exhausted',
  503: 'unavailable',
  504: 'deadline-exceeded',
};

/** A call to a function that did not succeed; `code` as the database's errors have it. */
export class ApiError extends Error {
  override name = 'ApiError';
  readonly code: string;
  constructor(code: string, message: string) {
    super(message);
    this.code = code;
  }
}

/**
 * Calls one of the admin functions as the signed-in admin.
 * @param path below `/api/admin/`, with its query
 * @param body sent as JSON with POST; without it the call is a GET
 * @returns the answer's JSON, unchecked: the caller knows its schema
 * @throws ApiError
 */
export async function callAdminApi(path: string, body?: object): Promise<unknown> {
  const token = await idToken();
  if (token === null) throw new ApiError('unauthenticated', 'The session has ended');
  let response: Response;
  try {
    response = await fetch(`/api/admin/${path}`, {
      method: body === undefined ? 'GET' : 'POST',
      headers: {
        Authorization: `Bearer ${token}`,
        ...(body !== undefined && { 'Content-Type': 'application/json' }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
  } catch (error) {
    throw new ApiError('unavailable', String(error));
  }
  if (!response.ok) {
    throw new ApiError(CODES[response.status] ?? 'internal', `${path}: ${response.status}`);
  }
  try {
    return await response.json();
  } catch (error) {
    throw new ApiError('internal', `${path}: ${String(error)}`);
  }
}
