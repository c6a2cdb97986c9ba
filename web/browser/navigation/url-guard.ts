import { studio } from '#studio/studio.ts';

export type ResolvedUrl =
  | { kind: 'internal'; href: string }
  | { kind: 'external'; href: string }
  | { kind: 'refused' };

const REFUSED = { kind: 'refused' } as const;

/** Script-like protocols are missing on purpose. */
const PROTOCOLS = ['https:', 'http:', 'mailto:', 'tel:'];

export interface ResolveOptions {
  allowExternal?: boolean;
  base?: string;
}

/**
 * Resolves by the browser's parser, so that tabs, mixed case and backslashes hide no protocol; twice: `/.//host` gives
 * `//host`.
 */
export function resolveUrl(to: unknown, options: ResolveOptions = {}): ResolvedUrl {
  if (typeof to !== 'string') return REFUSED;
  const base = options.base ?? (typeof location === 'undefined' ? studio.origin : location.href);
  const url = parse(to, base);
  if (!url || !PROTOCOLS.includes(url.protocol)) return REFUSED;
  const { origin } = new URL(base);
  if (url.origin !== origin) {
    return options.allowExternal ? { kind: 'external', href: url.href } : REFUSED;
  }
  const href = url.pathname + url.search + url.hash;
  const again = parse(href, base);
  const isSame = again?.origin === origin && again.pathname === url.pathname;
  return isSame ? { kind: 'internal', href } : REFUSED;
}

function parse(to: string, base: string): URL | null {
  try {
    return new URL(to, base);
  } catch {
    return null;
  }
}
