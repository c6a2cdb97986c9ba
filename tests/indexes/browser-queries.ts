import type { Request } from '@playwright/test';
import type { StructuredQuery } from './needed-index.ts';

/**
 * The Firestore queries in a request of the browser. Listeners send a form whose fields contain JSON; one-time queries
 * and counts send JSON.
 */
export function queriesIn(request: Request): StructuredQuery[] {
  if (!/google\.firestore|:run(?:Aggregation)?Query/.test(request.url())) return [];
  const body = request.postData();
  if (body === null) return [];
  const texts = body.startsWith('{')
    ? [body]
    : [...new URLSearchParams(body)].filter(([key]) => /^req\d+___data__$/.test(key)).map(last);
  return texts.flatMap((text) => queriesWithin(JSON.parse(text)));
}

function last([, value]: [string, string]): string {
  return value;
}

function queriesWithin(value: unknown): StructuredQuery[] {
  if (typeof value !== 'object' || value === null) return [];
  const own = (value as { structuredQuery?: StructuredQuery }).structuredQuery;
  if (own) return [own];
  return Object.values(value).flatMap(queriesWithin);
}
