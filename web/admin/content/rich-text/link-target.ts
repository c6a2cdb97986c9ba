import { resolveUrl } from '#browser/navigation/url-guard.ts';
import { INVISIBLE } from '#model/characters.ts';

const EMAIL = /^[^\s@/:]+@[^\s@/:]+\.[^\s@/:]+$/;
const PHONE = /^(?:\+|\(?0)[\d\s()./-]{6,}$/;
const FILE = /\.(?:html?|php|aspx?|pdf|docx?|xlsx?|pptx?|jpe?g|png|webp)$/i;

/** `example.com`, e-mail addresses and telephone numbers get their protocol. @returns null if the site's links refuse it */
export function linkTarget(typed: string): string | null {
  const target = withScheme(typed.replace(INVISIBLE, '').trim());
  const isRefused = resolveUrl(target, { allowExternal: true }).kind === 'refused';
  return isRefused ? null : target;
}

function withScheme(address: string): string | null {
  const [, scheme = '', rest = ''] = /^(https?|mailto|tel):(.+)/i.exec(address) ?? [];
  if (/^http/i.test(scheme)) return rest.startsWith('//') ? address : `${scheme}://${rest}`;
  if (/^mailto/i.test(scheme)) return address;
  if (scheme !== '' || PHONE.test(address)) {
    return `tel:${(rest || address).replace(/(?<=\d\s*)\(0\)|[^\d+;=a-z]/gi, '')}`;
  }
  if (EMAIL.test(address)) return `mailto:${address}`;
  if (address.startsWith('//')) return `https:${address}`;
  // Anything else would lead to this site's own 404.
  return address.startsWith('/') || isDomain(address)
    ? address.replace(/^(?!\/)/, 'https://')
    : null;
}

function isDomain(address: string): boolean {
  const url = URL.parse(`https://${address}`);
  if (url === null || url.username !== '' || FILE.test(url.hostname)) return false;
  return /[^.]\.(?:[^.]{2,}|\d+)$/.test(url.hostname);
}

/** Google Docs and Gmail lead links through a redirect. */
function withoutRedirect(href: string): string {
  const url = URL.parse(href);
  const isRedirect = url?.hostname === 'www.google.com' && url.pathname === '/url';
  return (isRedirect ? url.searchParams.get('q') : null) ?? href;
}

/** Of a pasted link; a page of this site as a path. @returns null if the site's links refuse it */
export function pastedTarget(href: string): string | null {
  const target = linkTarget(withoutRedirect(href));
  const resolved = resolveUrl(target, { allowExternal: true });
  return resolved.kind === 'internal' ? resolved.href : target;
}
