import type { ErrorBody } from '../../../model/http/error-body.ts';
import { SECURITY_HEADERS } from '../../../model/http/security-headers.ts';

/** A response's own headers go first. */
export const RESPONSE_HEADERS = {
  ...SECURITY_HEADERS,
  'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'",
} as const;

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

export function empty(status: number, headers: Record<string, string> = {}): Response {
  return new Response(null, {
    status,
    headers: { 'Cache-Control': 'private, no-store', ...headers },
  });
}

/** Seconds at the CDN. No `stale-while-revalidate`, which would show once more what was withdrawn. */
const CDN_SECONDS = 30;

/** @param browserSeconds how long browsers keep it */
export const sharedCacheControl = (browserSeconds: number): string =>
  `public, max-age=${browserSeconds}, s-maxage=${CDN_SECONDS}`;

/** The response is `{error: {code, message}}` with that status. */
export class HttpError extends Error {
  readonly status: number;
  readonly code: string;
  readonly headers: Record<string, string>;
  readonly details: Record<string, unknown>;

  /**
   * @param status 4xx or 503
   * @param code for programs, snake_case
   * @param message for people: what is wrong and what to do
   * @param options headers, and further members of `error`, e.g. the failing fields
   */
  constructor(
    status: number,
    code: string,
    message: string,
    options: Partial<Pick<HttpError, 'headers' | 'details'>> = {},
  ) {
    super(message);
    this.name = 'HttpError';
    this.status = status;
    this.code = code;
    this.headers = options.headers ?? {};
    this.details = options.details ?? {};
  }

  toResponse(): Response {
    const error = { code: this.code, message: this.message, ...this.details };
    return json<ErrorBody>(this.status, { error }, this.headers);
  }
}

/** 503 with Retry-After: a service that the endpoint needs cannot be reached. */
export function unavailable(message: string): HttpError {
  return new HttpError(503, 'unavailable', message, { headers: { 'Retry-After': '10' } });
}
