import { LOCALES } from '../../../model/locale.ts';
import { SECURITY_HEADERS } from '../../../model/http/security-headers.ts';
import type { CspInput } from './csp.ts';
import { authPolicy, publicPolicy } from './csp.ts';
import type { RouteRow } from '../../src/routes.ts';
import { pathsOf, routes } from '../../src/routes.ts';

/** One rule of `hosting.headers` of the Firebase CLI. If several match, the value of the last one applies. */
export type HeaderRule = ({ source: string } | { regex: string }) & {
  headers: { key: string; value: string }[];
};

/** Parts of a build that the headers depend on. */
export interface HeaderInput extends Omit<CspInput, 'styles'> {
  /** The inline style sheets of the pages of a row, and under null those of all other addresses. */
  stylesOf: (row: RouteRow | null) => readonly string[];
  /** Names of all files in `/assets/`. */
  assets: readonly string[];
}

const SECURITY = {
  ...SECURITY_HEADERS,
  'Permissions-Policy':
    'accelerometer=(), autoplay=(), browsing-topics=(), camera=(), display-capture=(), geolocation=(), gyroscope=(), magnetometer=(), microphone=(), midi=(), payment=(), usb=()',
  'Cross-Origin-Opener-Policy': 'same-origin',
} as const;

/** Revalidated before every use; an unchanged file gets a 304 response. */
const REVALIDATE = { 'Cache-Control': 'no-cache' };
const IMMUTABLE = { 'Cache-Control': 'public, max-age=31536000, immutable' };

const headersOf = (record: Readonly<Record<string, string>>) =>
  Object.entries(record).map(([key, value]) => ({ key, value }));

const escapeRegex = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
const oneOf = (texts: readonly string[]) => texts.map(escapeRegex).join('|');

/** The home page is `/localized/en` below that folder. */
const withoutSlash = (path: string) => path.replace(/\/$/, '');

/** The headers of the rule for all paths, for pages that a function renders: Hosting adds none to them. */
export function headersOfPublicPages(rules: readonly HeaderRule[]): Record<string, string> {
  const rule = rules.find((one) => 'source' in one && one.source === '**');
  return Object.fromEntries(rule?.headers.map(({ key, value }) => [key, value]) ?? []);
}

/** The HTTP headers that Hosting sends, as rules of its configuration. */
export function hostingHeaders(parts: HeaderInput): HeaderRule[] {
  const rows: readonly RouteRow[] = routes;
  const clientOnly = rows.filter((row) => row.area === 'account' || row.area === 'admin');
  const open = rows.filter((row) => !clientOnly.includes(row));
  return [
    {
      source: '**',
      headers: headersOf({
        'Content-Security-Policy': publicPolicy({ ...parts, styles: parts.stylesOf(null) }),
        ...SECURITY,
      }),
    },
    // Each page allows its own rules alone. The service worker fetches pages below `/localized/`, too.
    ...open.map((row) => ({
      regex: `^(?:/localized/(?:${oneOf(LOCALES)}))?(?:${oneOf(pathsOf(row).map(withoutSlash))})/?$`,
      headers: headersOf({
        'Content-Security-Policy': publicPolicy({ ...parts, styles: parts.stylesOf(row) }),
      }),
    })),
    {
      regex: `^(?:${oneOf(clientOnly.flatMap(pathsOf))})/?$`,
      headers: headersOf({
        'Content-Security-Policy': authPolicy({
          ...parts,
          styles: clientOnly.flatMap(parts.stylesOf),
        }),
        // The sign-in pop-up uses `window.opener`.
        ...(parts.signInPopups && { 'Cross-Origin-Opener-Policy': 'same-origin-allow-popups' }),
      }),
    },
    {
      // The addresses are secrets: links to a draft have a token, and those in e-mails about an account a code.
      regex: '^/preview/.*$',
      headers: headersOf({ 'Referrer-Policy': 'no-referrer' }),
    },
    {
      // The home page asks whether a link of this site led an admin there, who may have signed in in the same document.
      regex: '^/login/?$',
      headers: headersOf({ 'Referrer-Policy': 'same-origin' }),
    },
    {
      regex: `^(?:${oneOf(rows.flatMap(pathsOf))}|/404|/404\\.html|/500)/?$`,
      headers: headersOf(REVALIDATE),
    },
    {
      regex: '^(?:/service-worker\\.js|/builds/.*|(?:/.*)?/_payload\\.json)$',
      headers: headersOf(REVALIDATE),
    },
    {
      // Lists the file names, so that the 404 of a missing file is not cached for a year.
      regex: `^/assets/(?:${oneOf(parts.assets)})$`,
      headers: headersOf(IMMUTABLE),
    },
    {
      // Other sites embed these in previews of shared links.
      regex: '^/(?:og|icons)/.*$',
      headers: headersOf({
        'Cross-Origin-Resource-Policy': 'cross-origin',
        'Cache-Control': 'public, max-age=86400',
      }),
    },
  ];
}
