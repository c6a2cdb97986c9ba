import type { Locale } from '#studio/locale.ts';
import { type Bench, type Figure, median } from './figures.ts';
import { blockingTimes, serveBareReact } from './site/blocking.ts';
import { interactionDelays } from './site/interactions.ts';
import { audit } from './site/lighthouse.ts';
import { serveBuilt } from './site/server.ts';

/** Pages with figures in docs/performance.md. */
const PAGES = ['/', '/services', '/faq', '/contact-us'];
const LOCALES: readonly Locale[] = ['en', 'id'];
const RUNS = 5;
/** Lowest score of Lighthouse, whose inspector has the browser do work that it does for no visitor. */
const LOWEST_PERFORMANCE = 90;
/** Longest delay of an interaction that counts as good, in ms (https://web.dev/articles/inp). */
const LONGEST_DELAY = 200;

/** Lighthouse's scores and the layout shift, as the medians and the largest of some runs. */
async function scores(origin: string, path: string, locale: Locale): Promise<Figure[]> {
  const runs: Awaited<ReturnType<typeof audit>>[] = [];
  // oxlint-disable-next-line no-await-in-loop -- one browser at a time
  for (let run = 0; run < RUNS; run += 1) runs.push(await audit(origin + path, locale));
  const names = Object.keys(runs[0]?.scores ?? {});
  return [
    ...names.map((name) => ({
      what: `${path} ${locale}: ${name}`,
      value: median(runs.map((run) => run.scores[name] ?? 0)),
      unit: 'points',
      limit: name === 'performance' ? LOWEST_PERFORMANCE : 100,
      atLeast: true,
    })),
    {
      what: `${path} ${locale}: layout shift`,
      value: Math.max(...runs.map(({ layoutShift }) => layoutShift)),
      unit: '',
      limit: 0.005,
    },
  ];
}

/** How many times slower than this processor that of a phone is. */
const CPU_RATES = [4, 8];
/** Most blocking time, beside that of the bare React page of the same run. */
const MOST_BLOCKING = 1.5;

/** The blocking time of pages beside that of the bare React page. */
async function blocking(origin: string): Promise<Figure[]> {
  const bare = await serveBareReact();
  try {
    const figures: Figure[] = [];
    for (const rate of CPU_RATES) {
      for (const path of ['/', '/services']) {
        const times = await blockingTimes(origin + path, bare.origin, rate);
        figures.push({
          what: `${path}: blocking time at ${rate}× CPU beside the bare React page`,
          value: times.site.blocking / times.bare.blocking,
          unit: '×',
          limit: MOST_BLOCKING,
          note: Object.entries(times)
            .map(([page, time]) => `${page} ${time.blocking} ms, longest task ${time.longest} ms`)
            .join('; '),
        });
      }
    }
    return figures;
  } finally {
    await bare.stop();
  }
}

async function measure(): Promise<Figure[]> {
  const server = await serveBuilt();
  try {
    const figures: Figure[] = [];
    for (const path of PAGES) {
      for (const locale of LOCALES) figures.push(...(await scores(server.origin, path, locale)));
    }
    figures.push(...(await blocking(server.origin)));
    const delays = await interactionDelays(server.origin);
    for (const [what, value] of Object.entries(delays)) {
      figures.push({
        what: `${what}: delay until the paint`,
        value,
        unit: 'ms',
        limit: LONGEST_DELAY,
        note: 'median of 5, on a phone with 4× CPU and Slow 4G',
      });
    }
    return figures;
  } finally {
    await server.stop();
  }
}

export const bench: Bench = { needsSuite: false, measure };
