import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ROOT } from '../../emulators/project.ts';
import { newAddress } from '../functions/support/requests.ts';
import { MESSAGE } from '../records/message.ts';
import { type Bench, type Figure, median } from './figures.ts';
import { forgetMessages, ORIGIN, startInstance } from './instance.ts';

const ROUNDS = 5;

/** The least that a function on this platform does: the libraries, and one read. */
const FLOOR = `import { initializeApp } from 'firebase-admin/app';
import { getFirestore } from 'firebase-admin/firestore';
import { onRequest } from 'firebase-functions/v2/https';
export const floor = onRequest({ cors: false }, async (request, response) => {
  const found = await getFirestore(initializeApp()).doc('app_version/prod').get();
  response.json({ version: found.get('version') ?? '' });
});
`;

/** What a first answer may cost, as parts of the floor. */
const MOST = { time: 1.2, memory: 1.15 };

/** A first request to a function. */
const FIRST = {
  floor: () => fetch(ORIGIN),
  content: () => fetch(`${ORIGIN}/api/content/blog`),
  contact: () =>
    fetch(`${ORIGIN}/api/contact`, {
      method: 'POST',
      headers: {
        'user-agent':
          'Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 Chrome/156.0 Mobile Safari/537.36',
        'content-type': 'application/json',
        'x-forwarded-for': newAddress(),
      },
      body: JSON.stringify(MESSAGE),
    }),
};
const NAMES = ['floor', 'content', 'contact'] as const;
type Name = (typeof NAMES)[number];

/** One cold start: the time until the first answer, and the memory after it. */
async function coldStart(name: Name, floor: string): Promise<{ ms: number; mib: number }> {
  const ask = async () => {
    const response = await FIRST[name]();
    const text = await response.text();
    if (!response.ok) throw new Error(`${name}: ${response.status} ${text}`);
  };
  const instance = await startInstance(name, ask, name === 'floor' ? floor : 'functions');
  const mib = instance.peak();
  await instance.stop();
  return { ms: instance.ms, mib };
}

/** Cold starts of each beside the floor, one round after the other. */
async function measure(floor: string): Promise<Figure[]> {
  const runs = { floor: [], content: [], contact: [] } as Record<
    Name,
    Awaited<ReturnType<typeof coldStart>>[]
  >;
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const name of NAMES) runs[name].push(await coldStart(name, floor));
  }
  const middle = (name: Name) => ({
    ms: median(runs[name].map(({ ms }) => ms)),
    mib: median(runs[name].map(({ mib }) => mib)),
  });
  const least = middle('floor');
  return NAMES.slice(1).flatMap((name): Figure[] => {
    const { ms, mib } = middle(name);
    return [
      {
        what: `${name}: time`,
        value: ms / least.ms,
        unit: '× floor',
        limit: MOST.time,
        note: `median of ${ROUNDS}: ${Math.round(ms)} of ${Math.round(least.ms)} ms`,
      },
      {
        what: `${name}: memory`,
        value: mib / least.mib,
        unit: '× floor',
        limit: MOST.memory,
        note: `${mib} of ${least.mib} MiB`,
      },
    ];
  });
}

export const bench: Bench = {
  needsSuite: true,
  async measure() {
    // Inside functions/, so that it has the same libraries.
    const floor = await mkdtemp(join(ROOT, 'functions/lib/floor-'));
    try {
      await writeFile(join(floor, 'package.json'), '{"type": "module", "main": "index.js"}');
      await writeFile(join(floor, 'index.js'), FLOOR);
      return await measure(floor);
    } finally {
      await rm(floor, { recursive: true });
      await forgetMessages();
    }
  },
};
