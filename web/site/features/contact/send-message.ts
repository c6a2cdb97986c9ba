import * as v from 'valibot';
import { reportError } from '#browser/errors/report-error.ts';
import { jsonHeaders } from '#browser/firebase/app-check-token.ts';
import { isReachable } from '#browser/reachability.ts';
import { ignoringChunkErrors } from '#browser/reload.ts';
import { storedUserId } from '#browser/session/stored-user.ts';
import {
  contactErrorSchema,
  contactResponseSchema,
  parseContactRequest,
} from '#model/contact/api.ts';
import {
  CONTACT_URL,
  FIELD_ERROR_CODES,
  FIELD_NAMES,
  HONEYPOT_FIELD,
} from '#model/contact/form.ts';
import { errorBodySchema } from '#model/http/error-body.ts';
import { REQUEST_ID_HEADER, formatRetryAfter, newRequestId } from '#model/http/request.ts';
import { withTimeout } from '#model/timeout.ts';
import type { Locale } from '#studio/locale.ts';
import { clearReferral, storedReferral } from '../visits/referral.ts';
import { type FieldErrors, type FormValues, firstInvalidField } from './form-fields.ts';

export { suggestion } from './mail-suggestion.tsx';
export { SentConfirmation } from './sent-confirmation.tsx';

/** The function answers within 5 s, also if it cannot store. */
export const SEND_TIMEOUT_MS = 20_000;

export type SendResult =
  | { kind: 'sent'; reference: string }
  | { kind: 'refused'; fieldErrors: FieldErrors }
  | { kind: 'tooMany'; wait: string }
  | { kind: 'tooLarge' | 'offline' | 'slow' | 'failed' };

export interface ContactSubmission {
  /** Once per message; undefined if the browser cannot make one. */
  id: string | undefined;
  values: FormValues;
  honeypot: string;
  locale: Locale;
  page: string;
}

export function validateSubmission(submission: ContactSubmission): FieldErrors {
  return toFieldErrors(Object.entries(parseContactRequest(toRequest(submission)).errors ?? {}));
}

/** The errors that are still shown; that of the changed field says what is wrong now. */
export function errorsAfter(
  changed: string,
  shown: FieldErrors,
  submission: ContactSubmission,
): FieldErrors {
  if (firstInvalidField(shown) === undefined) return shown;
  const now: Partial<Record<string, string>> = validateSubmission(submission);
  const remaining = Object.entries(shown).map(([field, code]): [string, string] => {
    // A number takes the place of a missing address.
    const isChanged = field === changed || code === 'email_missing';
    return [field, (isChanged ? now[field] : code) ?? ''];
  });
  return toFieldErrors(remaining);
}

function toRequest({ id, values, honeypot, locale, page }: ContactSubmission) {
  return { ...(id !== undefined && { id }), ...values, [HONEYPOT_FIELD]: honeypot, locale, page };
}

/** Time to wait for the session; the message is then sent without it. */
export const SESSION_TIMEOUT_MS = 4000;

const loadAuth = () => ignoringChunkErrors(() => import('#browser/firebase/auth.ts'));

export function prepare(): void {
  if (storedUserId() !== null) void loadAuth().catch(() => undefined);
}

/** Token by which the message appears in the sender's account. Never rejects nor takes long: the message matters more. */
async function senderToken(): Promise<string | null> {
  if (storedUserId() === null) return null;
  const token = loadAuth().then(({ idToken }) => idToken());
  return withTimeout(token, SESSION_TIMEOUT_MS).catch(() => null);
}

function reportFailure(what: string, requestId: string): void {
  reportError(new Error(`${CONTACT_URL}: ${what} (request ${requestId})`), {
    action: 'sending the contact form',
    functionName: 'sendMessage',
  });
}

/** Never rejects. A failure that is no fault of the visitor is reported. */
export async function sendMessage(submission: ContactSubmission): Promise<SendResult> {
  const signal = AbortSignal.timeout(SEND_TIMEOUT_MS);
  const requestId = newRequestId();
  try {
    const [headers, session] = await Promise.all([jsonHeaders(), senderToken()]);
    if (session !== null) headers.set('Authorization', `Bearer ${session}`);
    headers.set(REQUEST_ID_HEADER, requestId);
    const response = await fetch(CONTACT_URL, {
      method: 'POST',
      headers,
      body: JSON.stringify({ ...toRequest(submission), referral: storedReferral() }),
      signal,
    });
    const result = await toSendResult(response, requestId, submission.locale);
    if (result.kind === 'sent') clearReferral();
    return result;
  } catch (error) {
    const kind = signal.aborted ? 'slow' : (await isReachable()) ? 'failed' : 'offline';
    if (kind !== 'offline') reportFailure(kind === 'slow' ? kind : String(error), requestId);
    return { kind };
  }
}

async function toSendResult(
  response: Response,
  requestId: string,
  locale: Locale,
): Promise<SendResult> {
  if (response.status === 413) return { kind: 'tooLarge' };
  if (response.status === 429) {
    // 60 s if it is missing or a date.
    const seconds = Number(response.headers.get('Retry-After')) || 60;
    return { kind: 'tooMany', wait: formatRetryAfter(seconds, locale) };
  }
  const body: unknown = await response.json().catch(() => null);
  // Other forms are not from the contact function.
  if (response.status === 202 && v.is(contactResponseSchema, body)) {
    return { kind: 'sent', reference: body.reference };
  }
  if (response.status === 400 && v.is(contactErrorSchema, body)) {
    const fieldErrors = toFieldErrors(Object.entries(body.error.fields));
    if (Object.keys(fieldErrors).length > 0) return { kind: 'refused', fieldErrors };
  }
  const code = v.is(errorBodySchema, body) ? body.error.code : '';
  reportFailure(`${response.status} ${code}`.trimEnd(), requestId);
  return { kind: 'failed' };
}

function toFieldErrors(codes: Iterable<[field: string, code: string]>): FieldErrors {
  const fieldErrors: FieldErrors = {};
  for (const [name, code] of codes) {
    const field = FIELD_NAMES.find((known) => known === name);
    const error = FIELD_ERROR_CODES.find((known) => known === code);
    if (field && error) fieldErrors[field] = error;
  }
  return fieldErrors;
}
