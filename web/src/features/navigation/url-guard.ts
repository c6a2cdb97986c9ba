import { studio } from '../../studio.ts';

/** Where a link leads, or why it leads nowhere. */
export type ResolvedUrl =
  | { kind: 'internal'; /** Path, query and fragment on this site. */ href: string }
  | { kind: 'external'; href: string }
  | { kind: 'refused'; reason: 'not a URL' | 'protocol' | 'external' | 'ambiguous' };

/** The only protocols that a link may hand to the browser; every script-like one is outside. */
const PROTOCOLS = ['https:', 'http:', 'mailto:', 'tel:'];

export interface TargetOptions {
  /** External addresses are refused unless this is set (docs/behaviour.md, section 2). */
  allowExternal?: boolean;
  /** Address that relative ones are resolved against. */
  base?: string;
}

/**
 * Decides where an address leads, with the platform's own URL parser, so that tabs, newlines, mixed case
 * and backslashes mean here what they mean to the browser. The string that is handed on is resolved once
 * more: `/.//host` parses as the path `//host` of this site, which read again would be another host.
 */
export function resolveUrl(to: string, options: TargetOptions = {}): ResolvedUrl {
  const base = options.base ?? (typeof location === 'undefined' ? studio.origin : location.href);
  const url = parse(to, base);
  if (!url) return { kind: 'refused', reason: 'not a URL' };
  if (!PROTOCOLS.includes(url.protocol)) return { kind: 'refused', reason: 'protocol' };
  const { origin } = new URL(base);
  if (url.origin !== origin) {
    if (!options.allowExternal) return { kind: 'refused', reason: 'external' };
    return { kind: 'external', href: url.href };
  }
  const href = url.pathname + url.search + url.hash;
  const again = parse(href, base);
  if (again?.origin !== origin || again.pathname !== url.pathname) {
    return { kind: 'refused', reason: 'ambiguous' };
  }
  return { kind: 'internal', href };
}

function parse(to: string, base: string): URL | null {
  try {
    return new URL(to, base);
  } catch {
    return null;
  }
}
