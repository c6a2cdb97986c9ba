import { SECURITY_HEADERS } from '../../../model/http/security-headers.ts';

/** The response of an endpoint, without the headers that all responses have. */
export interface HttpResponse {
  status: number;
  headers: Record<string, string>;
  body: string | Buffer;
  /** Values of `Set-Cookie`. */
  cookies?: string[];
}

/** Headers of every response of a function. */
export const RESPONSE_HEADERS = {
  ...SECURITY_HEADERS,
  'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'",
} as const;

/** A JSON response; not to be cached unless `headers` says otherwise. */
export function json<Body>(
  status: number,
  value: Body,
  headers: Record<string, string> = {},
): HttpResponse {
  return {
    status,
    headers: {
      'Cache-Control': 'private, no-store',
      'Content-Type': 'application/json; charset=utf-8',
      ...headers,
    },
    body: JSON.stringify(value),
  };
}

/** A response without content. */
export function empty(status: number, headers: Record<string, string> = {}): HttpResponse {
  return { status, headers: { 'Cache-Control': 'private, no-store', ...headers }, body: '' };
}
