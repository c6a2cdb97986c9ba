import { readFileSync } from 'node:fs';
import { brotliCompressSync, constants } from 'node:zlib';
import type { Locale } from '../../model/locale.ts';
import type { Bench, Figure } from './figures.ts';
import { bareReactPage } from './site/bare-react.ts';
import { blockingTime } from './site/blocking-time.ts';
import { clickToHeading } from './site/click-to-heading.ts';
import { floorPage } from './site/floor-page.ts';
import { interactionDelays } from './site/interactions.ts';
import type { Audit } from './site/lighthouse.ts';
import { audit } from './site/lighthouse.ts';
import { scriptInAll } from './site/script-in-all.ts';
import { serveBuilt } from './site/server.ts';
import { median } from './site/slow-phone.ts';

/** Pages with figures in docs/performance.md, and their files; the first ones are compared with a floor. */
const PAGES = { '/': 'index', '/services': 'services', '/faq': 'faq', '/contact-us': 'contact-us' };
const COMPARED = ['/', '/services'] as const;
const LOCALES: readonly Locale[] = ['en', 'id'];
const RUNS = 5;
const dist = new URL('../../web/dist/', import.meta.url);

/** Runs of one page: the medians of its times, the lowest scores, and the longest blocking time. */
interface Runs extends Audit {
  worstTbt: number;
}

async function repeat(run: () => Promise<Audit>, times = RUNS): Promise<Runs> {
  const runs: Audit[] = [];
  // oxlint-disable-next-line no-await-in-loop -- one browser at a time
  for (let count = 0; count < times; count += 1) runs.push(await run());
  const all = (key: 'fcp' | 'lcp' | 'tbt' | 'cls') => runs.map((each) => each[key]);
  const names = Object.keys(runs[0]?.scores ?? {});
  return {
    scores: Object.fromEntries(
      names.map((name) => [name, median(runs.map(({ scores: found }) => found[name] ?? 0))]),
    ),
    fcp: median(all('fcp')),
    lcp: median(all('lcp')),
    tbt: median(all('tbt')),
    cls: Math.max(...all('cls')),
    worstTbt: Math.max(...all('tbt')),
  };
}

async function measure(): Promise<Figure[]> {
  const floors = COMPARED.flatMap((path) =>
    LOCALES.map((l) => [`/floor-${PAGES[path]}-${l}`, floorPage(dist, l, PAGES[path])] as const),
  );
  const bare = await bareReactPage(dist);
  const server = await serveBuilt(
    dist,
    new Map([...floors, ['/bare', bare], ['/bare-next', bare]]),
  );
  try {
    const figures: Figure[] = [];
    for (const locale of LOCALES) {
      for (const [path, file] of Object.entries(PAGES)) {
        const url = `${server.origin}${path}`;
        const mobile = await repeat(() => audit(url, locale, 'mobile'));
        const desktop = await repeat(() => audit(url, locale, 'desktop'), 1);
        figures.push(...scores(`${path} ${locale} mobile`, mobile));
        figures.push(...scores(`${path} ${locale} desktop`, desktop));
        if (!COMPARED.some((compared) => compared === path)) continue;
        const floor = await repeat(() =>
          audit(`${server.origin}/floor-${file}-${locale}`, locale, 'mobile'),
        );
        figures.push(...againstFloor(`${path} ${locale} mobile`, mobile, floor));
      }
    }
    for (const path of Object.keys(PAGES)) figures.push(...(await blocking(server.origin, path)));
    const { kB, path } = await scriptInAll(server.origin);
    figures.push({ what: 'script in all, brotli', value: kB, unit: 'kB', limit: 85, note: path });
    return [...figures, ...(await responses(server.origin)), ...bytes()];
  } finally {
    await server.stop();
  }
}

/** What Lighthouse calls total blocking time, without the inspector that it attaches. */
async function blocking(origin: string, path: string): Promise<Figure[]> {
  const times: number[] = [];
  // oxlint-disable-next-line no-await-in-loop -- one browser at a time
  for (let run = 0; run < RUNS; run += 1) times.push(await blockingTime(origin + path));
  const note = 'processor time, nothing attached';
  return [
    { what: `${path}: blocking time, median`, value: median(times), unit: 'ms', limit: 20, note },
    {
      what: `${path}: blocking time, longest`,
      value: Math.max(...times),
      unit: 'ms',
      limit: 50,
      note,
    },
  ];
}

/** How soon the site answers to touches, on a phone with 4× CPU and Slow 4G. */
async function responses(origin: string): Promise<Figure[]> {
  const { site, bare } = await clickToHeading(origin);
  const delays = await interactionDelays(origin);
  return [
    {
      what: 'click to heading, /m/home to /m/services, over a bare React page',
      value: site / bare,
      unit: '',
      limit: 1.2,
      note: `${Math.round(site)} ms against ${Math.round(bare)} ms, medians of 9`,
    },
    ...Object.entries(delays).map(([what, value]) => ({
      what: `${what}: delay until the paint`,
      value,
      unit: 'ms' as const,
      limit: 100,
      note: 'median of 5',
    })),
  ];
}

function scores(what: string, { scores: found, cls, tbt, worstTbt }: Runs): Figure[] {
  const lowest = Math.min(...Object.values(found));
  const note = Object.entries(found)
    .map(([name, score]) => `${name} ${score}`)
    .join(', ');
  return [
    {
      what: `${what}: lowest score`,
      value: lowest,
      unit: 'points',
      limit: 100,
      atLeast: true,
      note,
    },
    { what: `${what}: layout shift`, value: cls, unit: '', limit: 0.005 },
    { what: `${what}: total blocking time, median`, value: tbt, unit: 'ms', limit: 20 },
    { what: `${what}: total blocking time, longest`, value: worstTbt, unit: 'ms', limit: 50 },
  ];
}

function againstFloor(what: string, page: Audit, floor: Audit): Figure[] {
  return [
    {
      what: `${what}: first paint over the floor's`,
      value: page.fcp / floor.fcp,
      unit: '',
      limit: 1.03,
      note: `${Math.round(page.fcp)} ms against ${Math.round(floor.fcp)} ms without script`,
    },
    {
      what: `${what}: largest paint over the floor's`,
      value: page.lcp / floor.lcp,
      unit: '',
      limit: 1.03,
      note: `${Math.round(page.lcp)} ms against ${Math.round(floor.lcp)} ms without script`,
    },
  ];
}

function bytes(): Figure[] {
  const html = (locale: Locale) => {
    const content = readFileSync(new URL(`localized/${locale}/index.html`, dist));
    const options = { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } };
    return brotliCompressSync(content, options).length / 1000;
  };
  return LOCALES.map((locale) => ({
    what: `home page HTML, ${locale}, brotli`,
    value: html(locale),
    unit: 'kB',
    limit: 14,
  }));
}

export const bench: Bench = { needsSuite: false, measure };
