import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { ROOT, SITE } from '../../emulators/project.ts';
import { tokenOf } from '../functions/support/accounts.ts';
import { MESSAGE } from '../records/message.ts';
import { forgetMessages } from './forget-messages.ts';
import { newAddress, sendJson } from '../functions/support/requests.ts';
import type { Bench, Figure } from './figures.ts';
import { ORIGIN, startInstance } from './instance.ts';

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
const LIMITED = ['content: list', 'contact: message'];

interface First {
  path: string;
  init?: RequestInit;
  status: number;
}

const asBrowser = {
  'user-agent':
    'Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 Chrome/156.0 Mobile Safari/537.36',
};

/** A first request to each group, by `{function}: {what}`. */
async function firstRequests(): Promise<Record<string, First>> {
  const authorization = `Bearer ${await tokenOf('seed-admin')}`;
  const image = await sharp({
    create: { width: 64, height: 64, channels: 3, background: { r: 1, g: 2, b: 3 } },
  })
    .png()
    .toBuffer();
  const post = (body: unknown): RequestInit => ({
    method: 'POST',
    headers: { ...asBrowser, 'content-type': 'application/json', 'x-forwarded-for': newAddress() },
    body: JSON.stringify(body),
  });
  const view = { page: '/', locale: 'id', referrer: '', source: '', first: true };
  return {
    'floor: read': { path: '/', status: 200 },
    'versionProd: version': { path: '/api/version/prod', status: 200 },
    'content: list': { path: '/api/content/blog', status: 200 },
    'content: page': { path: '/blog/never-written', status: 404 },
    'contact: message': { path: '/api/contact', init: post(MESSAGE), status: 202 },
    'count: view': { path: '/api/visit', init: post(view), status: 204 },
    'deletePreviewImage: image': {
      path: '/api/deletePreviewImage',
      init: post({ fileName: `${crypto.randomUUID()}.webp` }),
      status: 200,
    },
    'admin: dashboard': {
      path: '/api/admin/dashboard',
      init: { headers: { authorization } },
      status: 200,
    },
    'pictures: upload': {
      path: '/api/admin/uploadPreviewImage',
      init: {
        method: 'POST',
        headers: { authorization, 'content-type': 'image/png' },
        body: new Uint8Array(image),
      },
      status: 201,
    },
  };
}

/** One cold start: the time until the first answer, and the memory after it. */
async function coldStart(
  what: string,
  { path, init, status }: First,
  floor: string,
): Promise<{ ms: number; mib: number; cpu: number }> {
  const [name = ''] = what.split(':');
  let text = '';
  const ask = async () => {
    const response = await fetch(ORIGIN + path, init);
    text = await response.text();
    if (response.status !== status) throw new Error(`${what}: ${response.status} ${text}`);
  };
  const instance = await startInstance(name, ask, name === 'floor' ? floor : 'functions');
  const [mib, cpu] = [instance.peak(), instance.processor()];
  await instance.stop();
  const [fileName] = /[\w-]+\.webp/.exec(text) ?? [];
  if (fileName !== undefined) {
    await sendJson(`${SITE}/api/deletePreviewImage`, { fileName }, newAddress());
  }
  return { ms: instance.ms, mib, cpu };
}

const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[values.length >> 1] ?? NaN;

/** Cold starts of every group beside the floor, one round after the other. */
async function measure(floor: string): Promise<Figure[]> {
  const requests = await firstRequests();
  const runs: Record<string, { ms: number[]; mib: number[]; cpu: number[] }> = {};
  for (let round = 0; round < ROUNDS; round++) {
    for (const [what, request] of Object.entries(requests)) {
      const { ms, mib, cpu } = await coldStart(what, request, floor);
      const run = (runs[what] ??= { ms: [], mib: [], cpu: [] });
      run.ms.push(ms);
      run.mib.push(mib);
      run.cpu.push(cpu);
    }
  }
  const { 'floor: read': least = { ms: [], mib: [], cpu: [] }, ...groups } = runs;
  const [ms, mib] = [median(least.ms), median(least.mib)];
  const figures: Figure[] = [
    {
      what: 'floor: time',
      value: ms,
      unit: 'ms',
      note: `median of ${ROUNDS}; ${median(least.cpu)} ms of processor`,
    },
    { what: 'floor: memory', value: mib, unit: 'MiB' },
  ];
  for (const [what, run] of Object.entries(groups)) {
    const isLimited = LIMITED.includes(what);
    figures.push(
      {
        what: `${what}: time`,
        value: median(run.ms) / ms,
        unit: '× floor',
        ...(isLimited && { limit: MOST.time }),
        note: `${Math.round(median(run.ms))} ms; ${median(run.cpu)} ms of processor`,
      },
      {
        what: `${what}: memory`,
        value: median(run.mib) / mib,
        unit: '× floor',
        ...(isLimited && { limit: MOST.memory }),
        note: `${median(run.mib)} MiB`,
      },
    );
  }
  return figures;
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
