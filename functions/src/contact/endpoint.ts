import { error as logError, info as logInfo } from 'firebase-functions/logger';
import type {
  ContactError,
  ContactResponse,
  RequestErrorCode,
} from '../../../model/contact/api.ts';
import { contactPath, HONEYPOT_FIELD, SENT_PARAMETER } from '../../../model/contact/limits.ts';
import type { Locale } from '../../../model/locale.ts';
import { isLocale } from '../../../model/locale.ts';
import { withTimeout } from '../timeout.ts';
import type { HttpResponse } from '../http/http-response.ts';
import { empty, json } from '../http/http-response.ts';
import { readFormBody, readJsonBody } from '../http/request-body.ts';
import type { RequestContext } from '../http/request-context.ts';
import { endpoint } from '../http/endpoint.ts';
import { senderUid } from '../http/auth.ts';
import { HttpError, unavailable } from '../http/http-error.ts';
import { formPage } from './form-page.ts';
import { newReference } from './reference.ts';
import { storeMessage } from './store.ts';
import type { Outcome } from './store.ts';
import { validateContact } from './validate.ts';
import { messages } from './messages.ts';

const FORM = 'application/x-www-form-urlencoded';

/** True for a form sent without script: the response is a page that the browser shows. */
const isPlainPost = (context: RequestContext): boolean =>
  context.type === FORM && context.header('accept').includes('text/html');

/**
 * POST a contact message, as JSON → 202 `{reference}`, or as a plain form → 303 to the contact page with
 * `?sent={reference}#sent`. Errors: 400 with a text and a code per field, 413, 415, 429, and 503 where the
 * message could not be stored.
 */
export const contactHandler = endpoint(
  {
    name: 'contact',
    methods: ['POST'],
    types: ['application/json', FORM],
    // The longest valid message in the widest encoding: 4000 characters, three bytes each, `%XX` per byte.
    maxBytes: 64 * 1024,
    // A form without script cannot carry a token (docs/app-check.md).
    appCheck: (context) => !isPlainPost(context),
    renderError: async (error, context) => {
      if (!isPlainPost(context)) return null;
      const sent = await readableFields(context);
      const locale = senderLocale(context, sent ?? {});
      return formPage(localised(error, locale), sent, locale);
    },
  },
  async (context) => {
    const sent = await (context.type === FORM ? readFormBody(context) : readJsonBody(context));
    const locale = senderLocale(context, sent);
    if (isHoneypotFilled(sent)) {
      logInfo('honeypot filled, nothing stored', { requestId: context.requestId });
      return accepted(context, sent, locale, newReference());
    }
    const { request, errors } = validateContact(sent);
    if (request === null) throw invalid(errors, locale);
    const outcome = await store(context, locale, async () =>
      storeMessage(request, context, await senderUid(context)),
    );
    if (outcome.reference === null) {
      const minutes = Math.ceil(outcome.retryAfter / 60);
      const message = messages[locale].tooManyRequests(minutes);
      const headers = { 'Retry-After': String(outcome.retryAfter) };
      throw new HttpError(429, 'too_many_requests', message, { headers });
    }
    const { reference, isNew } = outcome;
    // The reference is what the logs of its mails have.
    logInfo(isNew ? 'message stored' : 'message was stored before', {
      requestId: context.requestId,
      reference,
    });
    return accepted(context, sent, locale, reference);
  },
);

function isHoneypotFilled(sent: Record<string, unknown>): boolean {
  const value = sent[HONEYPOT_FIELD];
  return typeof value === 'string' && value.trim() !== '';
}

function accepted(
  context: RequestContext,
  sent: Record<string, unknown>,
  locale: Locale,
  reference: string,
): HttpResponse {
  if (!isPlainPost(context)) return json<ContactResponse>(202, { reference });
  const page = contactPath(sent['page']);
  // The page shows its confirmation by `:target`, because this sender has no scripting.
  return empty(303, { Location: `${page}?${SENT_PARAMETER}=${reference}&hl=${locale}#sent` });
}

function invalid(errors: ReadonlyMap<string, RequestErrorCode>, locale: Locale): HttpError {
  const t = messages[locale];
  const details: Pick<ContactError['error'], 'fields' | 'codes'> = {
    fields: Object.fromEntries([...errors].map(([name, code]) => [name, t.errors[code]])),
    codes: Object.fromEntries(errors),
  };
  return new HttpError(400, 'invalid_fields', t.invalidFields, { details });
}

async function store(
  context: RequestContext,
  locale: Locale,
  write: () => Promise<Outcome>,
): Promise<Outcome> {
  try {
    return await withTimeout(write(), 12_000);
  } catch (error) {
    logError('message not stored', { requestId: context.requestId, error: String(error) });
    throw unavailable(messages[locale].unavailable);
  }
}

/** What the form sent, or null where it could not be read or is empty or no form. */
async function readableFields(context: RequestContext): Promise<Record<string, unknown> | null> {
  try {
    return (await context.readBody()).length > 0 ? await readFormBody(context) : null;
  } catch {
    return null;
  }
}

/** Errors of the endpoint itself are in English for programs; the page is in the visitor's language. */
function localised(error: HttpError, locale: Locale): HttpError {
  if (['invalid_fields', 'too_many_requests', 'unavailable'].includes(error.code)) return error;
  const t = messages[locale];
  const message = error.code === 'too_large' ? t.tooLarge : t.otherError;
  return new HttpError(error.status, error.code, message, { headers: error.headers });
}

/** The language of the response: the form's, else the browser's preferred one, else English. */
function senderLocale(context: RequestContext, sent: Record<string, unknown>): Locale {
  if (isLocale(sent['locale'])) return sent['locale'];
  const preferred = context.header('accept-language').trim().toLowerCase();
  return preferred.startsWith('id') ? 'id' : 'en';
}
