import { ADMIN_PATHS } from '#admin/pages.ts';
import { LIST_PATHS, feedPath } from '#model/content/paths.ts';
import { SECURITY_HEADERS } from '#model/http/security-headers.ts';
import { hashSource } from '#site/render/digests.ts';
import { type Route, pathsOf, routes } from '#site/routes.ts';
import { LOCALES } from '#studio/locale.ts';

export type HeaderRule = ({ source: string } | { regex: string }) & {
  headers: { key: string; value: string }[];
};

export interface HeaderInput {
  bootScript: string;
  /** The inline style sheets of a route's pages, under null those of all other addresses. */
  stylesOf: (route: Route | null) => readonly string[];
  assets: readonly string[];
  /** Domain of the sign-in frame, e.g. `project.firebaseapp.com`. */
  authDomain: string;
  /** They need Google's script and the sign-in frame. */
  signInPopups: boolean;
  appCheck: boolean;
}

type Directives = Readonly<Record<string, readonly string[]>>;

const FIREBASE_HOSTS = [
  'https://firestore.googleapis.com',
  'https://identitytoolkit.googleapis.com',
  'https://securetoken.googleapis.com',
];
const RECAPTCHA = ['https://www.google.com/recaptcha/', 'https://www.gstatic.com/recaptcha/'];

/** Trusted Types are not required: Firebase Auth and reCAPTCHA would need a policy that passes everything. */
function publicDirectives(
  { bootScript, appCheck }: HeaderInput,
  styles: readonly string[],
): Directives {
  return {
    'default-src': ["'none'"],
    'script-src': ["'self'", hashSource(bootScript), ...(appCheck ? RECAPTCHA : [])],
    'style-src': ["'self'", ...new Set(styles.map(hashSource))],
    'img-src': ["'self'", 'data:'],
    'font-src': ["'self'"],
    'connect-src': [
      "'self'",
      ...FIREBASE_HOSTS,
      ...(appCheck ? ['https://content-firebaseappcheck.googleapis.com'] : []),
    ],
    ...(appCheck && { 'frame-src': RECAPTCHA }),
    'manifest-src': ["'self'"],
    'worker-src': ["'self'"],
    'form-action': ["'self'"],
    'base-uri': ["'none'"],
    'frame-ancestors': ["'none'"],
  };
}

function serialize(directives: Directives): string {
  return Object.entries(directives)
    .map(([directive, sources]) => `${directive} ${sources.join(' ')}`)
    .join('; ');
}

const publicPolicy = (parts: HeaderInput, styles: readonly string[]): string =>
  serialize(publicDirectives(parts, styles));

/**
 * The policy of admin pages: no inline script or style, but image previews and, for providers, script and frame of the pop-up.
 */
function adminPolicy(parts: HeaderInput): string {
  const base = publicDirectives(parts, []);
  return serialize({
    ...base,
    'script-src': [
      "'self'",
      ...(parts.appCheck ? RECAPTCHA : []),
      ...(parts.signInPopups ? ['https://apis.google.com'] : []),
    ],
    'img-src': [...(base['img-src'] ?? []), 'blob:'],
    ...(parts.signInPopups && {
      'frame-src': [`https://${parts.authDomain}`, ...(base['frame-src'] ?? [])],
    }),
  });
}

const SECURITY = {
  ...SECURITY_HEADERS,
  'Permissions-Policy':
    'accelerometer=(), autoplay=(), browsing-topics=(), camera=(), display-capture=(), geolocation=(), gyroscope=(), magnetometer=(), microphone=(), midi=(), payment=(), usb=()',
  'Cross-Origin-Opener-Policy': 'same-origin',
} as const;

const REVALIDATE = { 'Cache-Control': 'no-cache' };
const IMMUTABLE = { 'Cache-Control': 'public, max-age=31536000, immutable' };

const headersOf = (record: Readonly<Record<string, string>>) =>
  Object.entries(record).map(([key, value]) => ({ key, value }));

const escapeRegex = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
const oneOf = (texts: readonly string[]) => texts.map(escapeRegex).join('|');

const withoutSlash = (path: string) => path.replace(/\/$/, '');
const LANGUAGE = `(?:/(?:${oneOf(LOCALES)}))?`;

/** Headers of pages that a function renders: Hosting adds none to them. */
export function headersOfPublicPages(rules: readonly HeaderRule[]): Record<string, string> {
  const rule = rules.find((one) => 'source' in one && one.source === '**');
  return Object.fromEntries(rule?.headers.map(({ key, value }) => [key, value]) ?? []);
}

export function hostingHeaders(parts: HeaderInput): HeaderRule[] {
  return [
    {
      source: '**',
      headers: headersOf({
        'Content-Security-Policy': publicPolicy(parts, parts.stylesOf(null)),
        ...SECURITY,
      }),
    },
    // The service worker fetches pages below `/localized`, too.
    ...routes.map((route) => ({
      regex: `^(?:/localized)?${LANGUAGE}(?:${oneOf(pathsOf(route).map(withoutSlash))})/?$`,
      headers: headersOf({
        'Content-Security-Policy': publicPolicy(parts, parts.stylesOf(route)),
      }),
    })),
    {
      regex: `^(?:${oneOf(ADMIN_PATHS)})/?$`,
      headers: headersOf({
        'Content-Security-Policy': adminPolicy(parts),
        // The sign-in pop-up uses `window.opener`.
        ...(parts.signInPopups && { 'Cross-Origin-Opener-Policy': 'same-origin-allow-popups' }),
      }),
    },
    {
      // The addresses are secrets: links to a draft have a token.
      regex: '^/preview/.*$',
      headers: headersOf({
        'Referrer-Policy': 'no-referrer',
        'Content-Security-Policy': publicPolicy(parts, [null, ...routes].flatMap(parts.stylesOf)),
      }),
    },
    {
      // The home page asks whether a link of this site led an admin there.
      regex: '^/login/?$',
      headers: headersOf({ 'Referrer-Policy': 'same-origin' }),
    },
    {
      regex: `^${LANGUAGE}(?:${oneOf([...routes.flatMap(pathsOf), '/404', '/500'].map(withoutSlash))})/?$`,
      headers: headersOf(REVALIDATE),
    },
    {
      regex: `^(?:${oneOf([...ADMIN_PATHS, '/404.html'])})/?$`,
      headers: headersOf(REVALIDATE),
    },
    {
      regex: `^(?:${LANGUAGE}(?:/terms|(?:${oneOf(Object.values(LIST_PATHS))})/.*)|/sitemap\\.xml|/service-worker\\.js)$`,
      headers: headersOf(REVALIDATE),
    },
    {
      regex: '^(?:/builds/.*|(?:/.*)?/_payload\\.json)$',
      headers: headersOf({ ...REVALIDATE, 'X-Robots-Tag': 'noindex' }),
    },
    {
      regex: `^(?:${oneOf(LOCALES.map(feedPath))})$`,
      headers: headersOf({ 'Content-Type': 'application/atom+xml; charset=utf-8' }),
    },
    {
      // Names of all files, so that the 404 of a missing one is not cached for a year.
      regex: `^/assets/(?:${oneOf(parts.assets)})$`,
      headers: headersOf(IMMUTABLE),
    },
    {
      // Other sites embed these in previews of shared links. A picture may be asked for before its release is done.
      regex: '^/(?:og|icons)/.*$',
      headers: headersOf({
        'Cross-Origin-Resource-Policy': 'cross-origin',
        'Cache-Control': 'public, max-age=600',
      }),
    },
  ];
}
