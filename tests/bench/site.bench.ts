import type { Locale } from '#studio/locale.ts';
import { type Bench, type Figure, median } from './figures.ts';
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

async function measure(): Promise<Figure[]> {
  const server = await serveBuilt();
  try {
    const figures: Figure[] = [];
    for (const path of PAGES) {
      for (const locale of LOCALES) figures.push(...(await scores(server.origin, path, locale)));
    }
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
