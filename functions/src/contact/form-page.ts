import {
  type FieldName,
  CONTACT_URL,
  contactPath,
  FIELD_ERROR_CODES,
  FIELD_NAMES,
  FORM_CONTROLS,
  FORM_PAGE_STYLES,
  HONEYPOT_FIELD,
} from '../../../model/contact/form.ts';
import { type ContactMessages, formPageMessages } from '../../../model/contact/texts.ts';
import { formatRetryAfter } from '../../../model/http/request.ts';
import { type Locale, languagePath } from '../../../studio/locale.ts';
import { LOGO_PATH } from '../../../studio/logo-path.ts';
import { studio } from '../../../studio/studio.ts';
import type { HttpError } from '../http/http-response.ts';

const POLICY =
  "default-src 'none'; style-src 'self'; font-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'";

/**
 * Answers a plain form post that was not accepted: what is wrong, and the form with everything that was typed.
 * @param sent anything may be in it; null if it could not be read: the page then leads back to the browser's own copy
 */
export function formPage(
  error: HttpError,
  sent: Record<string, unknown> | null,
  locale: Locale,
  messages: ContactMessages,
): Response {
  const t = formPageMessages[locale];
  const errors = fieldErrors(error, messages);
  const ownPath = contactPath(sent?.['page']);
  const list = Object.entries(errors).map(([name, text]) =>
    FIELD_NAMES.some((field) => field === name)
      ? `<li><a href="#${name}">${text}</a></li>`
      : `<li>${escapeHtml(name)}: ${text}</li>`,
  );
  const html = `<!doctype html>
<html lang="${locale}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="robots" content="noindex"><title>${t.title}</title><link rel="stylesheet" href="${FORM_PAGE_STYLES}"></head>
<body><main class="page-container section"><div class="contact-page"><div class="paragraphs">
<p class="brand"><svg aria-hidden="true" viewBox="0 0 48 48"><path fill="currentColor" d="${LOGO_PATH}"/></svg><span>${studio.name}</span></p>
<h1>${t.title}</h1>
<div class="notice error" role="alert"><p>${errorText(error, locale, messages)}</p>${list.length > 0 ? `<ul>${list.join('')}</ul>` : ''}</div>
<p>${sent ? t.kept : t.goBack}</p>
${sent ? filledForm(sent, errors, locale, ownPath, messages) : ''}
<p><a class="text-link" href="${languagePath(ownPath, locale)}">${t.back}</a></p></div></div></main></body></html>`;
  return new Response(html, {
    status: error.status,
    headers: {
      'Cache-Control': 'private, no-store',
      'Content-Language': locale,
      'Content-Security-Policy': POLICY,
      'Content-Type': 'text/html; charset=utf-8',
      ...error.headers,
    },
  });
}

/** The error's own message is English, for programs. */
function errorText(
  { code, status, headers }: HttpError,
  locale: Locale,
  { results: t }: ContactMessages,
): string {
  switch (code) {
    case 'invalid_fields':
      return t.refused;
    case 'too_large':
      return t.tooLarge;
    case 'too_many_requests':
      return t.tooMany.replace('{wait}', formatRetryAfter(Number(headers['Retry-After']), locale));
    default:
      return status < 500 ? t.refused : t.failed;
  }
}

function fieldErrors(
  { details }: HttpError,
  { fieldErrors: texts, results }: ContactMessages,
): Record<string, string> {
  const errors = Object.entries(details['fields'] ?? {}).map(([name, code]) => {
    const known = FIELD_ERROR_CODES.find((each) => each === code);
    return [name, known ? texts[known] : results.refused] as const;
  });
  return Object.fromEntries(errors);
}

function filledForm(
  sent: Record<string, unknown>,
  errors: Record<string, string>,
  locale: Locale,
  ownPath: string,
  { form: t }: ContactMessages,
): string {
  const fields = FIELD_NAMES.map((name) => {
    if (FORM_CONTROLS[name].element === 'select' && !t.options[name]) {
      return `<input type="hidden" name="${name}" value="${typedText(sent[name])}">`;
    }
    const label = name === 'company' ? `${t.company} (${t.optional})` : t[name];
    const error = errors[name];
    const note =
      error === undefined ? '' : `<p class="field-error" id="${name}-error">${error}</p>`;
    return `<div class="form-field"><label for="${name}">${label}</label>${control(name, sent[name], error, t.options)}${note}</div>`;
  });
  return `<form class="contact-form" method="post" action="${CONTACT_URL}" novalidate>
${fields.join('\n')}
<div class="honeypot" aria-hidden="true"><label for="${HONEYPOT_FIELD}">${t.honeypot}</label><input id="${HONEYPOT_FIELD}" name="${HONEYPOT_FIELD}" tabindex="-1" autocomplete="off"></div>
<input type="hidden" name="locale" value="${locale}"><input type="hidden" name="page" value="${ownPath}">
<button class="button">${t.send}</button></form>`;
}

const typedText = (value: unknown): string => (typeof value === 'string' ? escapeHtml(value) : '');

function control(
  name: FieldName,
  value: unknown,
  error: string | undefined,
  choices: ContactMessages['form']['options'],
): string {
  const { element, attributes, ...rest } = FORM_CONTROLS[name];
  const typed = typedText(value);
  const state = {
    id: name,
    name,
    ...(error !== undefined && { 'aria-invalid': 'true', 'aria-describedby': `${name}-error` }),
    ...attributes,
  };
  const all = Object.entries(state).map(([key, each]) => ` ${key}="${each}"`);
  if ('required' in rest) all.push(' required');
  switch (element) {
    case 'input':
      return `<input${all.join('')} value="${typed}">`;
    case 'select':
      return `<select${all.join('')}>${options(choices[name], value)}</select>`;
    case 'textarea':
      // A text area drops the first line end.
      return `<textarea${all.join('')}>\n${typed}</textarea>`;
  }
}

function options(all: readonly string[][] = [], chosen: unknown): string {
  return all
    .map(
      ([name, label]) =>
        `<option value="${name}"${name === chosen ? ' selected' : ''}>${escapeHtml(label ?? '')}</option>`,
    )
    .join('');
}

const ENTITIES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

const escapeHtml = (text: string): string =>
  text.replace(/[&<>"']/g, (character) => ENTITIES[character] ?? '');
