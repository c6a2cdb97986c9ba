import type { Locale } from '../../model/locale.ts';
import type { Bench, Figure } from './figures.ts';
import { interactionDelays } from './site/interactions.ts';
import { audit } from './site/lighthouse.ts';
import { serveBuilt } from './site/server.ts';
import { median } from './site/slow-phone.ts';

/** Pages with figures in docs/performance.md. */
const PAGES = ['/', '/services', '/faq', '/contact-us'];
const LOCALES: readonly Locale[] = ['en', 'id'];
const RUNS = 5;
/** Lowest score of Lighthouse, whose inspector has the browser do work that it does for no visitor. */
const LOWEST_PERFORMANCE = 90;
/** Longest delay of an interaction that counts as good, in ms (https://web.dev/articles/inp). */
const LONGEST_DELAY = 200;
const dist = new URL('../../web/dist/', import.meta.url);

async function measure(): Promise<Figure[]> {
  const server = await serveBuilt(dist);
  try {
    const figures: Figure[] = [];
    for (const path of PAGES) {
      for (const locale of LOCALES) {
        figures.push(...(await scores(server.origin, path, locale, 'mobile')));
        figures.push(...(await scores(server.origin, path, locale, 'desktop')));
      }
    }
    const delays = await interactionDelays(server.origin);
    const responses = Object.entries(delays).map(([what, value]) => ({
      what: `${what}: delay until the paint`,
      value,
      unit: 'ms' as const,
      limit: LONGEST_DELAY,
      note: 'median of 5, on a phone with 4× CPU and Slow 4G',
    }));
    return [...figures, ...responses];
  } finally {
    await server.stop();
  }
}

/** Lighthouse's scores and the layout shift, as the medians and the largest of some runs. */
async function scores(
  origin: string,
  path: string,
  locale: Locale,
  device: 'mobile' | 'desktop',
): Promise<Figure[]> {
  const runs: Awaited<ReturnType<typeof audit>>[] = [];
  // oxlint-disable-next-line no-await-in-loop -- one browser at a time
  for (let run = 0; run < RUNS; run += 1) runs.push(await audit(origin + path, locale, device));
  const what = `${path} ${locale} ${device}`;
  const names = Object.keys(runs[0]?.scores ?? {});
  return [
    ...names.map((name) => ({
      what: `${what}: ${name}`,
      value: median(runs.map((run) => run.scores[name] ?? 0)),
      unit: 'points' as const,
      limit: name === 'performance' ? LOWEST_PERFORMANCE : 100,
      atLeast: true,
    })),
    {
      what: `${what}: layout shift`,
      value: Math.max(...runs.map(({ layoutShift }) => layoutShift)),
      unit: '',
      limit: 0.005,
    },
  ];
}

export const bench: Bench = { needsSuite: false, measure };
