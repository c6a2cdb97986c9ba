import {
  CONTACT_LIMITS,
  CONTACT_URL,
  contactPath,
  FORM_PAGE_STYLES,
  HONEYPOT_FIELD,
} from '../../../model/contact/limits.ts';
import type { Locale } from '../../../model/locale.ts';
import { isPackage, PACKAGE_NAMES, PACKAGES } from '../../../web/src/studio/packages.ts';
import type { HttpResponse } from '../http/http-response.ts';
import type { HttpError } from '../http/http-error.ts';
import { messages } from './messages.ts';

const POLICY =
  "default-src 'none'; style-src 'self'; font-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'";

/** Fields of the form, in its order. */
const FIELDS = ['name', 'email', 'company', 'package', 'message'] as const;

/**
 * The response to a plain form post that was not accepted: a page that says what is wrong and contains the
 * form with everything that was typed, ready to be sent again. It needs no script; Hosting serves its stylesheet.
 * @param sent what the form sent, anything may be in it; null where it could not be read: the browser
 *   still has what was typed then, and the page leads the visitor back to it
 */
export function formPage(
  error: HttpError,
  sent: Record<string, unknown> | null,
  locale: Locale,
): HttpResponse {
  const { page } = messages[locale];
  const errors = fieldErrors(error);
  const ownPath = contactPath(sent?.['page']);
  const list = Object.entries(errors).map(([name, text]) =>
    FIELDS.some((field) => field === name)
      ? `<li><a href="#${name}">${text}</a></li>`
      : `<li>${escapeHtml(name)}: ${text}</li>`,
  );
  const html = `<!doctype html>
<html lang="${locale}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="robots" content="noindex"><title>${page.title}</title><link rel="stylesheet" href="${FORM_PAGE_STYLES}"></head>
<body><main><h1>${page.title}</h1>
<div role="alert"><p>${escapeHtml(error.message)}</p>${list.length > 0 ? `<ul>${list.join('')}</ul>` : ''}</div>
<p>${sent ? page.kept : page.goBack}</p>
${sent ? filledForm(sent, errors, locale, ownPath) : ''}
<p><a href="${ownPath}?hl=${locale}">${page.back}</a></p></main></body></html>`;
  return {
    status: error.status,
    headers: {
      'Cache-Control': 'private, no-store',
      'Content-Language': locale,
      'Content-Security-Policy': POLICY,
      'Content-Type': 'text/html; charset=utf-8',
      ...error.headers,
    },
    body: html,
  };
}

function filledForm(
  sent: Record<string, unknown>,
  errors: Record<string, string>,
  locale: Locale,
  ownPath: string,
): string {
  const { fields } = messages[locale];
  const controls = FIELDS.map((name) => {
    const typed = typeof sent[name] === 'string' ? escapeHtml(sent[name]) : '';
    const fieldError = errors[name];
    const state =
      fieldError === undefined ? '' : ` aria-invalid="true" aria-describedby="${name}-error"`;
    const note =
      fieldError === undefined ? '' : `<p class="field-error" id="${name}-error">${fieldError}</p>`;
    const attributes = `id="${name}" name="${name}"${state}`;
    const control = {
      name: `<input ${attributes} dir="auto" autocomplete="name" required maxlength="${CONTACT_LIMITS.name}" value="${typed}">`,
      email: `<input ${attributes} type="email" autocomplete="email" required maxlength="${CONTACT_LIMITS.email}" value="${typed}">`,
      company: `<input ${attributes} dir="auto" autocomplete="organization" maxlength="${CONTACT_LIMITS.company}" value="${typed}">`,
      package: `<select ${attributes}>${packageOptions(locale, sent['package'])}</select>`,
      // A text area drops the first line end; without maxlength, nothing that was typed is cut.
      message: `<textarea ${attributes} dir="auto" required>\n${typed}</textarea>`,
    }[name];
    const label = name === 'company' ? `${fields.company} (${fields.optional})` : fields[name];
    return `<label for="${name}">${label}</label>${control}${note}`;
  });
  return `<form method="post" action="${CONTACT_URL}" novalidate>
${controls.join('\n')}
<div class="honeypot" aria-hidden="true"><label for="${HONEYPOT_FIELD}">${fields.honeypot}</label><input id="${HONEYPOT_FIELD}" name="${HONEYPOT_FIELD}" tabindex="-1" autocomplete="off"></div>
<input type="hidden" name="locale" value="${locale}"><input type="hidden" name="page" value="${ownPath}">
<button class="button">${fields.send}</button></form>`;
}

function packageOptions(locale: Locale, chosen: unknown): string {
  const { packageNone } = messages[locale].fields;
  const options = ['', ...PACKAGES].map((name) => {
    const label = isPackage(name) ? PACKAGE_NAMES[locale][name] : packageNone;
    return `<option value="${name}"${name === chosen ? ' selected' : ''}>${label}</option>`;
  });
  return options.join('');
}

/** Our own texts by field name; the names may be the sender's. */
function fieldErrors(error: HttpError): Record<string, string> {
  const { fields } = error.details;
  return typeof fields === 'object' && fields !== null ? { ...fields } : {};
}

function escapeHtml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&#39;');
}
