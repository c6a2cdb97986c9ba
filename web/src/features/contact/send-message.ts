import { FIELD_ERROR_CODES, HONEYPOT_FIELD } from '../../../../model/contact-limits.ts';
import type { Locale } from '../../../../model/locale.ts';
import { appCheckToken } from '../../firebase/app-check-token.ts';
import type { FieldErrors, Values } from './fields.ts';
import { FIELDS } from './fields.ts';

/** How long an answer may take, in milliseconds. The function itself gives up after 15 seconds. */
export const SEND_TIMEOUT_MS = 20_000;

export type SendResult =
  | { kind: 'sent'; reference: string }
  | { kind: 'refused'; problems: FieldErrors }
  | { kind: 'too-many'; /** Seconds to wait. */ wait: number }
  | { kind: 'too-large' | 'offline' | 'slow' | 'failed' };

export interface Sending {
  values: Values;
  /** What stands in the field that people never see. */
  honeypot: string;
  locale: Locale;
  /** Path of the page with the form. */
  page: string;
}

/** Sends a message to `/api/contact`. Never rejects: every outcome is a result that the form can say in words. */
export async function sendMessage({
  values,
  honeypot,
  locale,
  page,
}: Sending): Promise<SendResult> {
  const stop = new AbortController();
  const timer = setTimeout(() => stop.abort(), SEND_TIMEOUT_MS);
  try {
    const headers = new Headers({ 'Content-Type': 'application/json' });
    const token = await appCheckToken();
    if (token) headers.set('X-Firebase-AppCheck', token);
    const response = await fetch('/api/contact', {
      method: 'POST',
      headers,
      body: JSON.stringify({ ...values, [HONEYPOT_FIELD]: honeypot, locale, page }),
      signal: stop.signal,
    });
    return await resultOf(response);
  } catch {
    if (stop.signal.aborted) return { kind: 'slow' };
    return { kind: navigator.onLine ? 'failed' : 'offline' };
  } finally {
    clearTimeout(timer);
  }
}

async function resultOf(response: Response): Promise<SendResult> {
  if (response.status === 413) return { kind: 'too-large' };
  if (response.status === 429) return { kind: 'too-many', wait: secondsToWait(response) };
  const answer: unknown = await response.json().catch(() => null);
  if (response.status === 202) {
    const reference = property(answer, 'reference');
    // Without a reference something else than the contact function has answered.
    return typeof reference === 'string' ? { kind: 'sent', reference } : { kind: 'failed' };
  }
  if (response.status === 400) {
    const problems = problemsIn(property(property(answer, 'error'), 'codes'));
    if (Object.keys(problems).length > 0) return { kind: 'refused', problems };
  }
  return { kind: 'failed' };
}

/** `Retry-After` in seconds; a minute where it is missing or a date. */
function secondsToWait(response: Response): number {
  const seconds = Number(response.headers.get('Retry-After'));
  return Number.isFinite(seconds) && seconds > 0 ? seconds : 60;
}

function problemsIn(codes: unknown): FieldErrors {
  const problems: FieldErrors = {};
  for (const field of FIELDS) {
    const code = property(codes, field);
    const problem = FIELD_ERROR_CODES.find((known) => known === code);
    if (problem) problems[field] = problem;
  }
  return problems;
}

function property(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;
}
