import { ROOT } from '../../emulators/project.ts';
import { type Bench, type Figure, median } from './figures.ts';
import { serveFloors } from './site/floors.ts';
import { interactionDelays } from './site/interactions.ts';
import { type Paints, audit } from './site/lighthouse.ts';
import { navigationTime } from './site/navigation.ts';
import { serveBuilt } from './site/server.ts';

const RUNS = 5;

/** Most of a figure beside that of its floor in the same run. */
const MOST = { first: 1.05, largest: 1.15, blocking: 1, navigation: 1.2 } as const;

/** Longest delay of an interaction in ms, at a quarter of the speed. */
const LONGEST_DELAY = 100;

/** Another checkout whose build is measured in the same run: `BESIDE=<folder> npm run bench -- site`. */
const beside = process.env['BESIDE'];

type Measurement<Value> = readonly [what: string, measure: () => Promise<Value>];

/** The values of each measurement, all taken in turns: each uses the whole processor. */
async function inTurns<Value>(measurements: readonly Measurement<Value>[]) {
  const values = new Map<string, Value[]>(measurements.map(([what]) => [what, []]));
  for (let run = 0; run < RUNS; run += 1) {
    // oxlint-disable-next-line no-await-in-loop -- one at a time
    for (const [what, take] of measurements) values.get(what)!.push(await take());
  }
  return values;
}

const from = (values: readonly number[]): string =>
  `${Math.round(Math.min(...values))}–${Math.round(Math.max(...values))}`;

function paintFigures(paints: ReadonlyMap<string, Paints[]>): Figure[] {
  const { plain = [], react = [], ...pages } = Object.fromEntries(paints);
  return Object.entries(pages).flatMap(([page, runs]) => [
    ...(['first', 'largest', 'blocking'] as const).map((name): Figure => {
      const floor = median((name === 'blocking' ? react : plain).map((run) => run[name]));
      const values = runs.map((run) => run[name]);
      return {
        what: `${page}: ${name === 'blocking' ? 'blocking time' : `${name} paint`}`,
        value: median(values),
        unit: 'ms',
        limit: floor * MOST[name],
        note: `${from(values)}; ${name === 'blocking' ? 'bare React' : 'plain HTML'} ${Math.round(floor)}`,
      };
    }),
    {
      what: `${page}: layout shift`,
      value: Math.max(...runs.map(({ layoutShift }) => layoutShift)),
      unit: '',
      limit: 0.005,
    },
  ]);
}

function clickFigures(clicks: ReadonlyMap<string, number[]>): Figure[] {
  const { react = [], ...ours } = Object.fromEntries(clicks);
  return Object.entries(ours).map(([what, times]) => ({
    what: `${what}: click to heading`,
    value: median(times),
    unit: 'ms',
    limit: median(react) * MOST.navigation,
    note: `${from(times)}; bare React ${Math.round(median(react))} (${from(react)})`,
  }));
}

async function measure(): Promise<Figure[]> {
  const floors = await serveFloors();
  const sites = await Promise.all([ROOT, ...(beside ? [beside] : [])].map(serveBuilt));
  const named = sites.map(({ origin }, index) => ({ origin, name: index === 0 ? '' : 'beside: ' }));
  try {
    const paints = await inTurns<Paints>([
      ['plain', () => audit(floors.plain, 'en')],
      ['react', () => audit(floors.react, 'en')],
      ...named.flatMap(({ origin, name }): Measurement<Paints>[] => [
        [`${name}/`, () => audit(`${origin}/`, 'en')],
        [`${name}/ in an Indonesian browser`, () => audit(`${origin}/`, 'id')],
      ]),
    ]);
    const clicks = await inTurns<number>([
      ['react', () => navigationTime({ url: floors.react, link: 'a' })],
      ...named.map(({ origin, name }): Measurement<number> => [
        `${name}/m/home → /m/services`,
        () => navigationTime({ url: `${origin}/m/home`, link: 'a[href$="/m/services"]:visible' }),
      ]),
    ]);
    const delays = await interactionDelays(sites[0]!.origin);
    return [
      ...paintFigures(paints),
      ...clickFigures(clicks),
      ...Object.entries(delays).map(([what, value]) => ({
        what: `${what}: delay until the paint`,
        value,
        unit: 'ms',
        limit: LONGEST_DELAY,
      })),
    ];
  } finally {
    await Promise.all([floors, ...sites].map(({ stop }) => stop()));
  }
}

export const bench: Bench = { needsSuite: false, measure };
