/** The response of an endpoint, without the headers that all responses have. */
export interface HttpResponse {
  status: number;
  headers: Record<string, string>;
  body: string | Buffer;
}

/** Headers of every response. Hosting sets the same for its files (firebase.json). */
export const SECURITY_HEADERS = {
  'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'",
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Strict-Transport-Security': 'max-age=63072000; includeSubDomains; preload',
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
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
