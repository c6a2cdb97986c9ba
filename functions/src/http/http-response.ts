import { SECURITY_HEADERS } from '../../../model/http/security-headers.ts';

/** Headers of every response of a function that does not have its own. */
export const RESPONSE_HEADERS = {
  ...SECURITY_HEADERS,
  'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'",
} as const;

/** A JSON response; not to be cached unless `headers` says otherwise. */
export function json<Body>(
  status: number,
  value: Body,
  headers: Record<string, string> = {},
): Response {
  return new Response(JSON.stringify(value), {
    status,
    headers: {
      'Cache-Control': 'private, no-store',
      'Content-Type': 'application/json; charset=utf-8',
      ...headers,
    },
  });
}

/** A response without content. */
export function empty(status: number, headers: Record<string, string> = {}): Response {
  return new Response(null, {
    status,
    headers: { 'Cache-Control': 'private, no-store', ...headers },
  });
}
