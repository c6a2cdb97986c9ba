import { FIELD_ERROR_CODES, HONEYPOT_FIELD } from '../../../../model/contact-limits.ts';
import type { Locale } from '../../../../model/locale.ts';
import { appCheckToken } from '../../firebase/app-check-token.ts';
import type { FieldErrors, FormValues } from './form-fields.ts';
import { FIELD_NAMES } from './form-fields.ts';

/** Timeout of the request, in milliseconds. The function's own timeout is 15 seconds. */
export const SEND_TIMEOUT_MS = 20_000;

export type SendResult =
  | { kind: 'sent'; reference: string }
  | { kind: 'refused'; fieldErrors: FieldErrors }
  | { kind: 'too-many'; /** Seconds to wait. */ wait: number }
  | { kind: 'too-large' | 'offline' | 'slow' | 'failed' };

export interface ContactSubmission {
  values: FormValues;
  /** Value of the hidden field that only bots fill. */
  honeypot: string;
  locale: Locale;
  /** Path of the page with the form. */
  page: string;
}

/** Sends a message to `/api/contact`. Never rejects: every outcome is a result that the form can show. */
export async function sendMessage({
  values,
  honeypot,
  locale,
  page,
}: ContactSubmission): Promise<SendResult> {
  const controller = new AbortController();
  const timer = setTimeout(() => controller.abort(), SEND_TIMEOUT_MS);
  try {
    const headers = new Headers({ 'Content-Type': 'application/json' });
    const token = await appCheckToken();
    if (token) headers.set('X-Firebase-AppCheck', token);
    const response = await fetch('/api/contact', {
      method: 'POST',
      headers,
      body: JSON.stringify({ ...values, [HONEYPOT_FIELD]: honeypot, locale, page }),
      signal: controller.signal,
    });
    return await toSendResult(response);
  } catch {
    if (controller.signal.aborted) return { kind: 'slow' };
    return { kind: navigator.onLine ? 'failed' : 'offline' };
  } finally {
    clearTimeout(timer);
  }
}

async function toSendResult(response: Response): Promise<SendResult> {
  if (response.status === 413) return { kind: 'too-large' };
  if (response.status === 429) return { kind: 'too-many', wait: retryAfter(response) };
  const body: unknown = await response.json().catch(() => null);
  if (response.status === 202) {
    const reference = property(body, 'reference');
    // Without a reference the response is not from the contact function.
    return typeof reference === 'string' ? { kind: 'sent', reference } : { kind: 'failed' };
  }
  if (response.status === 400) {
    const fieldErrors = fieldErrorsOf(property(property(body, 'error'), 'codes'));
    if (Object.keys(fieldErrors).length > 0) return { kind: 'refused', fieldErrors };
  }
  return { kind: 'failed' };
}

/** `Retry-After` in seconds; 60 where it is missing or a date. */
function retryAfter(response: Response): number {
  const seconds = Number(response.headers.get('Retry-After'));
  return Number.isFinite(seconds) && seconds > 0 ? seconds : 60;
}

function fieldErrorsOf(codes: unknown): FieldErrors {
  const fieldErrors: FieldErrors = {};
  for (const field of FIELD_NAMES) {
    const code = property(codes, field);
    const error = FIELD_ERROR_CODES.find((known) => known === code);
    if (error) fieldErrors[field] = error;
  }
  return fieldErrors;
}

function property(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;
}
