import { createHash } from 'node:crypto';

/** Parts of a build that the Content-Security-Policy depends on. */
export interface CspInput {
  bootScript: string;
  /** The style sheets that pages have inline. */
  styles: readonly string[];
  /** Domain of the sign-in frame, e.g. `project.firebaseapp.com`. */
  authDomain: string;
  /** True if a provider signs in by a pop-up, which needs Google's script and the sign-in frame. */
  signInPopups: boolean;
  /** True if App Check is on, which needs reCAPTCHA. */
  appCheck: boolean;
}

type Directives = Readonly<Record<string, readonly string[]>>;

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

/**
 * Trusted Types are not required. The function that publishes renders Markdown and escapes all HTML, so a policy here could
 * only pass it unchanged. Firebase Auth and reCAPTCHA make no trusted values and would need a policy that passes everything.
 * Nothing that is uploaded is served as a script.
 */
function publicDirectives({ bootScript, styles, appCheck }: CspInput): Directives {
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

/** Policy of all pages: allows the site's own files, and requests to Firebase. */
export function publicPolicy(parts: CspInput): string {
  return serialize(publicDirectives(parts));
}

/**
 * Policy of sign-in, account and admin pages: adds image previews and, where a provider needs them, the script and frame
 * of the sign-in pop-up.
 */
export function authPolicy(parts: CspInput): string {
  const base = publicDirectives(parts);
  return serialize({
    ...base,
    'img-src': [...(base['img-src'] ?? []), 'blob:'],
    ...(parts.signInPopups && {
      'script-src': [...(base['script-src'] ?? []), 'https://apis.google.com'],
      'frame-src': [`https://${parts.authDomain}`, ...(base['frame-src'] ?? [])],
    }),
  });
}
