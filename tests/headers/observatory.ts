/**
 * The scoring of Mozilla's HTTP Observatory, as far as headers decide it (its tests of cookies, redirects and
 * certificates are not about this repository). Rules and points: mdn/mdn-http-observatory, `src/grader/charts.js`
 * and `src/analyzer/tests/`.
 */

export interface Score {
  total: number;
  parts: Readonly<Record<string, number>>;
}

const BROAD = new Set([
  'http:',
  'https:',
  'ftp:',
  '*',
  'http://*',
  'https://*',
  "'unsafe-inline'",
  'data:',
]);

/** @param headers by lower-case name */
export function observatoryScore(headers: ReadonlyMap<string, string>): Score {
  const parts = {
    csp: cspPoints(headers.get('content-security-policy')),
    hsts: hstsPoints(headers.get('strict-transport-security')),
    referrer: referrerPoints(headers.get('referrer-policy')),
    nosniff: headers.get('x-content-type-options')?.trim().toLowerCase() === 'nosniff' ? 0 : -5,
    framing: framingPoints(headers),
    corp:
      { 'same-origin': 10, 'same-site': 10, 'cross-origin': 0, none: 0 }[
        headers.get('cross-origin-resource-policy') ?? 'none'
      ] ?? -5,
    coop:
      { 'same-origin': 10, 'same-origin-allow-popups': 10, 'unsafe-none': 0, none: 0 }[
        headers.get('cross-origin-opener-policy') ?? 'none'
      ] ?? -5,
    coep:
      { 'require-corp': 10, credentialless: 10, 'unsafe-none': 0, none: 0 }[
        headers.get('cross-origin-embedder-policy') ?? 'none'
      ] ?? -5,
    cors: corsPoints(headers),
  };
  const penalties = Object.values(parts).filter((points) => points < 0);
  const base = 100 + penalties.reduce((sum, points) => sum + points, 0);
  const bonus = Object.values(parts).reduce((sum, points) => sum + Math.max(points, 0), 0);
  // Extra credit counts only for sites that are good without it.
  return { total: base >= 90 ? base + bonus : base, parts };
}

function directivesOf(policy: string): Map<string, string[]> {
  return new Map(
    policy.split(';').map((directive) => {
      const [name = '', ...sources] = directive.trim().toLowerCase().split(/\s+/);
      return [name, sources];
    }),
  );
}

function cspPoints(policy: string | undefined): number {
  if (!policy) return -25;
  const directives = directivesOf(policy);
  const fallback = directives.get('default-src') ?? ['*'];
  const script = directives.get('script-src') ?? fallback;
  const style = directives.get('style-src') ?? fallback;
  const object = directives.get('object-src') ?? fallback;
  if (script.some((source) => BROAD.has(source))) return -20;
  if (object.some((source) => BROAD.has(source) && source !== 'data:')) return -20;
  const active = [...directives].filter(([name]) => !['img-src', 'media-src'].includes(name));
  if (active.some(([, sources]) => sources.some((source) => /^(?:http|ftp):/.test(source))))
    return -20;
  if ([...script, ...style].includes("'unsafe-eval'")) return -10;
  const passive = [
    ...(directives.get('img-src') ?? fallback),
    ...(directives.get('media-src') ?? fallback),
  ];
  if (passive.some((source) => /^(?:http|ftp):/.test(source))) return -10;
  if (style.some((source) => BROAD.has(source))) return 0;
  return fallback.length === 1 && fallback[0] === "'none'" ? 10 : 5;
}

function hstsPoints(value: string | undefined): number {
  const age = /max-age=(\d+)/.exec(value ?? '')?.[1];
  if (age === undefined) return -20;
  // Six months; the five points for being on the preload list are not ours to give.
  return Number(age) >= 15_768_000 ? 0 : -10;
}

function referrerPoints(value: string | undefined): number {
  if (value === undefined) return 0;
  const last = value.split(',').at(-1)?.trim() ?? '';
  const strict = ['no-referrer', 'same-origin', 'strict-origin', 'strict-origin-when-cross-origin'];
  return strict.includes(last) ? 5 : -5;
}

function framingPoints(headers: ReadonlyMap<string, string>): number {
  const ancestors = directivesOf(headers.get('content-security-policy') ?? '').get(
    'frame-ancestors',
  );
  if (ancestors?.every((source) => !BROAD.has(source))) return 5;
  const value = headers.get('x-frame-options')?.toUpperCase();
  if (value === undefined) return -20;
  return ['DENY', 'SAMEORIGIN'].includes(value) ? 5 : -20;
}

function corsPoints(headers: ReadonlyMap<string, string>): number {
  const open = headers.get('access-control-allow-origin');
  return open !== undefined && headers.get('access-control-allow-credentials') === 'true' ? -50 : 0;
}
