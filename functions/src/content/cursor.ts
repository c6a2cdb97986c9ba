import { createHmac, timingSafeEqual } from 'node:crypto';
import type { ContentType } from '../../../model/content/content-types.ts';
import type { ListPlace } from '../../../model/content/list-document.ts';
import { rateLimitKey } from '../config.ts';

export type Cursor = ListPlace;

/** 128 bits in base64url. */
const SIGNATURE_LENGTH = 22;

function signature(type: ContentType, place: string): string {
  const key = rateLimitKey.value();
  if (key === '') throw new Error('RATE_LIMIT_KEY is not set');
  const hmac = createHmac('sha256', key).update(`cursor ${type} ${place}`);
  return hmac.digest('base64url').slice(0, SIGNATURE_LENGTH);
}

/** Signed, so that only places that an answer gave are looked up. */
export function formatCursor(type: ContentType, { value, id }: Cursor): string {
  const place = `${value}~${id}`;
  return `${place}~${signature(type, place)}`;
}

export function parseCursor(type: ContentType, text: string): Cursor | null {
  const [, place = '', value = '', id = '', signed = ''] =
    /^((-?[\d.e-]{1,24})~([\w-]{1,128}))~([\w-]{22})$/.exec(text) ?? [];
  if (place === '') return null;
  const isGenuine = timingSafeEqual(Buffer.from(signed), Buffer.from(signature(type, place)));
  return isGenuine ? { value: Number(value), id } : null;
}
