import { createHash } from 'node:crypto';
import { CONTACT_LIMITS, HONEYPOT_FIELD } from '../../../model/contact-limits.ts';
import type { Locale } from '../../../model/locale.ts';
import { PACKAGES } from '../../../model/packages.ts';
import type { Answer } from '../http/answer.ts';
import type { Refusal } from '../http/refusal.ts';
import { words } from './words.ts';

const STYLE = `
:root{color-scheme:light dark;font:1rem/1.6 system-ui,sans-serif;--line:#6b7280;--bad:#b91c1c;--go:#1d4ed8;--on:#fff}
@media (prefers-color-scheme:dark){:root{--line:#9ca3af;--bad:#fca5a5;--go:#93c5fd;--on:#0b1220}}
body{margin:0 auto;max-width:36rem;padding:1.5rem 1rem 3rem}
h1{font-size:1.6rem;line-height:1.25}
label{display:block;font-weight:600;margin-top:1.25rem}
input,select,textarea{box-sizing:border-box;width:100%;min-height:2.75rem;padding:.5rem .75rem;font:inherit;border:1px solid var(--line);border-radius:.5rem}
textarea{min-height:10rem}
[aria-invalid]{border:2px solid var(--bad)}
.bad{color:var(--bad);margin:.25rem 0 0}
.trap{position:absolute;left:-999rem}
button{margin:1.5rem 0;min-height:2.75rem;padding:.5rem 1.5rem;font:inherit;font-weight:600;color:var(--on);background:var(--go);border:0;border-radius:.5rem}
a{color:var(--go)}
:focus-visible{outline:3px solid var(--go);outline-offset:2px}
`;
const STYLE_HASH = createHash('sha256').update(STYLE).digest('base64');
const POLICY = `default-src 'none'; style-src 'sha256-${STYLE_HASH}'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'`;

/**
 * The answer to a plain form post that was not accepted: a page that says what is wrong and holds the
 * form with everything that was typed, ready to be sent again. It needs no script and no other file.
 * @param sent what the form sent; anything may be in it
 */
export function formPage(refusal: Refusal, sent: Record<string, unknown>, locale: Locale): Answer {
  const { page } = words[locale];
  const problems = fieldProblems(refusal);
  const value = (name: string): string =>
    typeof sent[name] === 'string' ? escapeHtml(sent[name]) : '';
  const contactPath = sent['page'] === '/m/contact-us' ? '/m/contact-us' : '/contact-us';

  const field = (name: 'name' | 'email' | 'company' | 'message', control: string): string => {
    const problem = problems[name];
    const state =
      problem === undefined ? '' : ` aria-invalid="true" aria-describedby="${name}-bad"`;
    const note = problem === undefined ? '' : `<p class="bad" id="${name}-bad">${problem}</p>`;
    return `<label for="${name}">${page[name]}</label>${control.replace(' id=', `${state} id=`)}${note}`;
  };
  const options = ['', ...PACKAGES].map((name) => {
    const label = name === '' ? page.packageNone : name.charAt(0).toUpperCase() + name.slice(1);
    return `<option value="${name}"${name === sent['package'] ? ' selected' : ''}>${label}</option>`;
  });
  const links = Object.entries(problems).map(
    ([name, text]) => `<li><a href="#${name}">${text}</a></li>`,
  );

  const html = `<!doctype html>
<html lang="${locale}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="robots" content="noindex"><title>${page.title}</title><style>${STYLE}</style></head>
<body><main><h1>${page.title}</h1>
<div role="alert"><p>${escapeHtml(refusal.message)}</p>${links.length > 0 ? `<ul>${links.join('')}</ul>` : ''}</div>
<p>${page.kept}</p>
<form method="post" action="/api/contact" novalidate>
${field('name', `<input id="name" name="name" autocomplete="name" required maxlength="${CONTACT_LIMITS.name}" value="${value('name')}">`)}
${field('email', `<input id="email" name="email" type="email" autocomplete="email" required maxlength="${CONTACT_LIMITS.email}" value="${value('email')}">`)}
${field('company', `<input id="company" name="company" autocomplete="organization" maxlength="${CONTACT_LIMITS.company}" value="${value('company')}">`)}
<label for="package">${page.package}</label><select id="package" name="package">${options.join('')}</select>
${field('message', `<textarea id="message" name="message" required>\n${value('message')}</textarea>`)}
<div class="trap" aria-hidden="true"><label for="${HONEYPOT_FIELD}">${page.honeypot}</label><input id="${HONEYPOT_FIELD}" name="${HONEYPOT_FIELD}" tabindex="-1" autocomplete="off"></div>
<input type="hidden" name="locale" value="${locale}"><input type="hidden" name="page" value="${contactPath}">
<button>${page.send}</button></form>
<p><a href="${contactPath}?hl=${locale}">${page.back}</a></p></main></body></html>`;

  return {
    status: refusal.status,
    headers: {
      'Cache-Control': 'private, no-store',
      'Content-Language': locale,
      'Content-Security-Policy': POLICY,
      'Content-Type': 'text/html; charset=utf-8',
      ...refusal.headers,
    },
    body: html,
  };
}

/** Messages of the fields that the page has; they are our own words, so they need no escaping. */
function fieldProblems(refusal: Refusal): Record<string, string> {
  const fields = refusal.details['fields'];
  if (typeof fields !== 'object' || fields === null) return {};
  const shown = ['name', 'email', 'company', 'package', 'message'];
  return Object.fromEntries(
    Object.entries(fields).filter((entry): entry is [string, string] => shown.includes(entry[0])),
  );
}

function escapeHtml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&#39;');
}
