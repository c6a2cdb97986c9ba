import { info as logInfo } from 'firebase-functions/logger';
import type { Context } from 'hono';
import { type ContactResponse, parseContactRequest } from '../../../model/contact/api.ts';
import {
  CONTACT_LIMITS,
  contactPath,
  HONEYPOT_FIELD,
  messageOpening,
  SENT_PARAMETER,
} from '../../../model/contact/form.ts';
import { parsePhone } from '../../../model/contact/phone.ts';
import { contactTexts } from '../../../model/contact/texts.ts';
import { fillFacts } from '../../../model/content/fact-texts.ts';
import { withTimeout } from '../../../model/timeout.ts';
import { type Locale, isLocale, languagePath, splitPath } from '../../../studio/locale.ts';
import { publicAnswerMs } from '../config.ts';
import { publishedFacts } from '../content/published.ts';
import { optional } from '../http/auth.ts';
import { empty, HttpError, json } from '../http/http-response.ts';
import { type BodyEnv, mediaType, readFormBody, readJsonBody } from '../http/request-body.ts';
import { requestedLocale } from '../pages/html-page.ts';
import { formPage } from './form-page.ts';
import { PLAIN_FORM, storeMessage } from './store.ts';

const isPlainPost = (c: Context<BodyEnv>): boolean =>
  mediaType(c) === PLAIN_FORM && (c.req.header('accept') ?? '').includes('text/html');

export function showForm(c: Context): Response {
  if (!(c.req.header('accept') ?? '').includes('text/html')) {
    throw new HttpError(405, 'method_not_allowed', 'Use POST.', {
      headers: { Allow: 'POST, OPTIONS' },
    });
  }
  const { path, locale } = splitPath(URL.parse(c.req.header('referer') ?? '')?.pathname ?? '');
  const page = contactPath(path);
  return empty(303, { Location: locale ? languagePath(page, locale) : page });
}

/**
 * POST as JSON → 202 `{reference}`, as a plain form → 303 to the contact page with `?sent={reference}#sent`. Errors: 400 with a
 * code per field, 413, 415, 429, 503 if it could not be stored in time; a plain form gets them as a page.
 */
export async function receiveMessage(c: Context<BodyEnv>): Promise<Response> {
  const sent = await (mediaType(c) === PLAIN_FORM ? readForm(c) : readJsonBody(c));
  const { request, errors } = parseContactRequest(sent);
  const parsed = parsePhone(typeof sent['phone'] === 'string' ? sent['phone'] : '');
  if (request === null || 'problem' in parsed) {
    const message = 'The message was not accepted; fields has a code for each field.';
    const fields = { ...('problem' in parsed && { phone: parsed.problem }), ...errors };
    throw new HttpError(400, 'invalid_fields', message, { details: { fields } });
  }
  const isSuspect = request[HONEYPOT_FIELD].trim() !== '';
  const storing = storeMessage({ ...request, phone: parsed.phone }, c, isSuspect);
  const outcome = await withTimeout(storing, publicAnswerMs.value());
  if ('retryAfter' in outcome) {
    throw new HttpError(429, 'too_many_requests', 'Too many messages. Please try again later.', {
      headers: { 'Retry-After': String(outcome.retryAfter) },
    });
  }
  const { reference, isNew } = outcome;
  // The reference is what the logs of its mails have.
  logInfo(isNew ? 'message stored' : 'message was stored before', {
    requestId: c.var.requestId,
    reference,
  });
  return accepted(c, sent, reference);
}

export async function errorPage(error: HttpError, c: Context<BodyEnv>): Promise<Response | null> {
  if (!isPlainPost(c)) return null;
  const sent = await readableFields(c);
  const locale = senderLocale(c, sent ?? {});
  const facts = await optional(publishedFacts());
  const { form, ...texts } = contactTexts[locale];
  // Nobody knows what packages are called without the facts: the choice stays, hidden.
  const options = { budget: form.options.budget! };
  const known = facts === null ? { ...form, options } : fillFacts(form, facts, locale);
  return formPage(error, sent, locale, { ...texts, form: known });
}

/** Fields of a plain form. The message begins with the address of the project in the page's query, as with scripting. */
async function readForm(c: Context<BodyEnv>): Promise<Record<string, unknown>> {
  const sent = await readFormBody(c);
  const { message } = sent;
  const query = URL.parse(c.req.header('referer') ?? '')?.searchParams;
  if (query === undefined || message === undefined || message.trim() === '') return sent;
  const { about } = contactTexts[senderLocale(c, sent)].form;
  const opening = messageOpening(query, about);
  const isOpened = message.startsWith(opening.trim());
  const isTooLong = opening.length + message.length > CONTACT_LIMITS.message.max;
  return isOpened || isTooLong ? sent : { ...sent, message: opening + message };
}

function accepted(c: Context<BodyEnv>, sent: Record<string, unknown>, reference: string): Response {
  if (!isPlainPost(c)) return json<ContactResponse>(202, { reference });
  const page = contactPath(sent['page']);
  const locale = senderLocale(c, sent);
  // The page shows its confirmation by `:target`, because this sender has no scripting.
  const address = languagePath(page, locale);
  return empty(303, { Location: `${address}?${SENT_PARAMETER}=${reference}#sent` });
}

async function readableFields(c: Context<BodyEnv>): Promise<Record<string, unknown> | null> {
  try {
    return (await c.var.readBody()).length > 0 ? await readForm(c) : null;
  } catch {
    return null;
  }
}

function senderLocale(c: Context<BodyEnv>, sent: Record<string, unknown>): Locale {
  return isLocale(sent['locale']) ? sent['locale'] : requestedLocale(c);
}
