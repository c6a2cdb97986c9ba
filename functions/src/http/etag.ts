import { createHash } from 'node:crypto';
import type { HttpResponse } from './http-response.ts';

/** The ETag of a body; weak, because the CDN may compress the response. */
export function etagOf(body: string): string {
  return `W/"${createHash('sha256').update(body).digest('base64url').slice(0, 27)}"`;
}

/**
 * The response, or 304 where the client already has it (RFC 9110, section 13.1.2, weak comparison). The 304 has all headers
 * of the response: browsers and CDN replace those that they have stored by them, the Content-Security-Policy too.
 */
export function notModifiedOr(response: HttpResponse, ifNoneMatch: string): HttpResponse {
  const etag = response.headers['ETag'];
  if (response.status !== 200 || etag === undefined || ifNoneMatch === '') return response;
  const bare = (tag: string): string => tag.trim().replace(/^W\//, '');
  const known = ifNoneMatch.split(',').map(bare);
  if (!known.includes('*') && !known.includes(bare(etag))) return response;
  return { status: 304, headers: response.headers, body: '' };
}
