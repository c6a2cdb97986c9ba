/** The HTTP headers that Hosting sends, as data; the build adds its hashes. */
import { createHash } from 'node:crypto';
import type { RouteRow } from '../src/routes.ts';
import { routes } from '../src/routes.ts';

/** One rule of `hosting.headers` in firebase.json. Where several match, the last one's value holds. */
export type HeaderRule = ({ source: string } | { regex: string }) & {
  headers: { key: string; value: string }[];
};

/** What the headers depend on in a build. */
export interface BuiltParts {
  bootScript: string;
  css: string;
  /** Names of all files in `/assets/`. */
  assets: readonly string[];
  /** Domain of the sign-in frame, e.g. `project.firebaseapp.com`. */
  authDomain: string;
  /** True where App Check is on, which needs reCAPTCHA. */
  appCheck: boolean;
}

type Policy = Readonly<Record<string, readonly string[]>>;

const FIREBASE_HOSTS = [
  'https://firestore.googleapis.com',
  'https://identitytoolkit.googleapis.com',
  'https://securetoken.googleapis.com',
];
const RECAPTCHA = ['https://www.google.com/recaptcha/', 'https://www.gstatic.com/recaptcha/'];

/** CSP source for an inline script or style. */
export function hashSource(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}

/** What every page may load: nothing but the site's own files, and the Firebase hosts to talk to. */
function publicPolicy({ bootScript, css, appCheck }: BuiltParts): Policy {
  return {
    'default-src': ["'none'"],
    'script-src': ["'self'", hashSource(bootScript), ...(appCheck ? RECAPTCHA : [])],
    'style-src': ["'self'", hashSource(css)],
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

/** What sign-in, account and admin pages need on top: the pop-up's script and frame, previews of pictures. */
function authPolicy(parts: BuiltParts): Policy {
  const base = publicPolicy(parts);
  return {
    ...base,
    'script-src': [...(base['script-src'] ?? []), 'https://apis.google.com'],
    'img-src': [...(base['img-src'] ?? []), 'blob:'],
    'frame-src': [`https://${parts.authDomain}`, ...(base['frame-src'] ?? [])],
  };
}

function written(policy: Policy): string {
  return Object.entries(policy)
    .map(([directive, sources]) => `${directive} ${sources.join(' ')}`)
    .join('; ');
}

const SECURITY = {
  'Strict-Transport-Security': 'max-age=63072000; includeSubDomains; preload',
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Permissions-Policy':
    'accelerometer=(), autoplay=(), browsing-topics=(), camera=(), display-capture=(), geolocation=(), gyroscope=(), magnetometer=(), microphone=(), midi=(), payment=(), usb=()',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
} as const;

/** Never used without asking the server first; unchanged files cost a 304. */
const REVALIDATE = { 'Cache-Control': 'no-cache' };
const IMMUTABLE = { 'Cache-Control': 'public, max-age=31536000, immutable' };

const headersOf = (record: Readonly<Record<string, string>>) =>
  Object.entries(record).map(([key, value]) => ({ key, value }));

const escapeRegex = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
const oneOf = (texts: readonly string[]) => texts.map(escapeRegex).join('|');

/** All header rules of a build. */
export function hostingHeaders(parts: BuiltParts): HeaderRule[] {
  const rows: readonly RouteRow[] = routes;
  const pages = rows.flatMap((row) => [row.path, ...(row.aliases ?? [])]);
  const closed = rows.filter((row) => row.area === 'account' || row.area === 'admin');
  return [
    {
      source: '**',
      headers: headersOf({ 'Content-Security-Policy': written(publicPolicy(parts)), ...SECURITY }),
    },
    {
      regex: `^(?:${oneOf(closed.map((row) => row.path))})/?$`,
      headers: headersOf({
        'Content-Security-Policy': written(authPolicy(parts)),
        // A sign-in pop-up has to reach the page that opened it.
        'Cross-Origin-Opener-Policy': 'same-origin-allow-popups',
      }),
    },
    {
      regex: `^(?:${oneOf(pages)}|/blog/[a-z0-9-]+|/404|/404\\.html|/500)/?$`,
      headers: headersOf(REVALIDATE),
    },
    {
      regex: '^(?:/service-worker\\.js|/builds/.*|(?:/.*)?/_payload\\.json)$',
      headers: headersOf(REVALIDATE),
    },
    {
      // By name: what is missing must not be remembered for a year.
      regex: `^/assets/(?:${oneOf(parts.assets)})$`,
      headers: headersOf(IMMUTABLE),
    },
    {
      // Other sites show these in previews of shared links.
      regex: '^/(?:og|icons)/.*$',
      headers: headersOf({
        'Cross-Origin-Resource-Policy': 'cross-origin',
        'Cache-Control': 'public, max-age=86400',
      }),
    },
  ];
}
