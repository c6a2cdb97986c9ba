import { createHash } from 'node:crypto';
import type { HttpResponse } from './http-response.ts';
import { empty } from './http-response.ts';

/** A weak ETag of a body: weak, because the CDN compresses on the way. */
export function etagOf(body: string): string {
  return `W/"${createHash('sha256').update(body).digest('base64url').slice(0, 27)}"`;
}

/** Answers 304 where the sender already has it (RFC 9110, section 13.1.2, weak comparison). */
export function notModifiedOr(answer: HttpResponse, ifNoneMatch: string): HttpResponse {
  const etag = answer.headers['ETag'];
  if (answer.status !== 200 || etag === undefined || ifNoneMatch === '') return answer;
  const bare = (tag: string): string => tag.trim().replace(/^W\//, '');
  const known = ifNoneMatch.split(',').map(bare);
  if (!known.includes('*') && !known.includes(bare(etag))) return answer;
  const { 'Cache-Control': cacheControl = 'private, no-store' } = answer.headers;
  return empty(304, { 'Cache-Control': cacheControl, ETag: etag });
}
