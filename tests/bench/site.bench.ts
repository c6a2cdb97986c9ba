import { readFileSync } from 'node:fs';
import { brotliCompressSync, constants } from 'node:zlib';
import type { Locale } from '../../model/locale.ts';
import type { Bench, Figure } from './figures.ts';
import { clickToContent } from './site/click-to-content.ts';
import { floorPage } from './site/floor-page.ts';
import type { Audit } from './site/lighthouse.ts';
import { audit } from './site/lighthouse.ts';
import { serveBuilt } from './site/server.ts';

/** Pages with figures in docs/performance.md. */
const PAGES = ['/', '/faq', '/contact-us'] as const;
const LOCALES: readonly Locale[] = ['en', 'id'];
const dist = new URL('../../web/dist/', import.meta.url);

/** The median of three runs by first paint, since single runs on a busy machine vary. */
async function middle(run: () => Promise<Audit>): Promise<Audit> {
  const runs = [await run(), await run(), await run()];
  return runs.toSorted((a, b) => a.fcp - b.fcp)[1] ?? runs[0]!;
}

async function measure(): Promise<Figure[]> {
  const server = await serveBuilt(
    dist,
    new Map(LOCALES.map((l) => [`/floor-${l}`, floorPage(dist, l)])),
  );
  try {
    const figures: Figure[] = [];
    for (const locale of LOCALES) {
      const floor = await middle(() => audit(`${server.origin}/floor-${locale}`, locale, 'mobile'));
      for (const path of PAGES) {
        const url = `${server.origin}${path}`;
        const mobile = await middle(() => audit(url, locale, 'mobile'));
        const desktop = await audit(url, locale, 'desktop');
        figures.push(...scores(`${path} ${locale} mobile`, mobile));
        figures.push(...scores(`${path} ${locale} desktop`, desktop));
        if (path === '/') figures.push(...againstFloor(locale, mobile, floor));
      }
    }
    figures.push({
      what: 'click to content of a prefetched page, 4× CPU',
      value: await clickToContent(server.origin),
      unit: 'ms',
      limit: 60,
      note: 'median of 9',
    });
    return [...figures, ...bytes()];
  } finally {
    await server.stop();
  }
}

function scores(what: string, { scores: found, cls, tbt }: Audit): Figure[] {
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
    { what: `${what}: layout shift`, value: cls, unit: '', limit: 0 },
    { what: `${what}: total blocking time`, value: tbt, unit: 'ms', limit: 30 },
  ];
}

function againstFloor(locale: Locale, page: Audit, floor: Audit): Figure[] {
  return [
    {
      what: `/ ${locale} mobile: first paint over the floor's`,
      value: page.fcp / floor.fcp,
      unit: '',
      limit: 1.05,
      note: `${Math.round(page.fcp)} ms against ${Math.round(floor.fcp)} ms without script`,
    },
    {
      what: `/ ${locale} mobile: largest paint over the floor's`,
      value: page.lcp / floor.lcp,
      unit: '',
      limit: 1.05,
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
