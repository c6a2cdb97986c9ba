import { studio } from '#studio/studio.ts';

/** Where an address leads, or that it is refused. */
export type ResolvedUrl =
  | { kind: 'internal'; /** Path, query and fragment on this site. */ href: string }
  | { kind: 'external'; href: string }
  | { kind: 'refused' };

const REFUSED = { kind: 'refused' } as const;

/** The only protocols that a link may have; script-like ones are not among them. */
const PROTOCOLS = ['https:', 'http:', 'mailto:', 'tel:'];

export interface ResolveOptions {
  /** External addresses are refused unless this is set (docs/behaviour.md, "Pages and routes"). */
  allowExternal?: boolean;
  /** Address that relative ones are resolved against. */
  base?: string;
}

/**
 * Resolves an address with the platform's own URL parser, so that tabs, newlines, mixed case and backslashes have the
 * same meaning as in the browser. The result is resolved once more: `/.//host` parses as the path `//host` of this site,
 * which parsed again would be another host. What is not a string is refused, because its text may differ each time it is
 * asked for.
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
