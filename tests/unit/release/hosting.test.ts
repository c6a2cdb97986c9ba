import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { CODE_ID } from '../../../functions/src/config.ts';
import { readServedBuild, toHosting } from '../../../functions/src/release/hosting.ts';
import { serve } from '../../serve.ts';
import { type Fault, HostingApi, STEPS } from './hosting-api.ts';

const DELIVERED = { 'deployment-tool': `cli-firebase--code-${CODE_ID}` };
const CODE = { '/assets/app.js': 'script', '/og/home-en.jpg': 'picture' };
const BEFORE = {
  ...CODE,
  '/index.html': 'with praise',
  '/m/home.html': 'as before',
  '/mxhome-html': 'of another path',
  '/builds/meta/b1.json': 'b1',
  '/builds/latest.json': 'b1',
};
const FILES = {
  'index.html': 'without praise',
  'm/home.html': 'as before',
  'builds/meta/b2.json': 'b2',
  'builds/latest.json': 'b2',
};
const AFTER = {
  ...CODE,
  '/mxhome-html': 'of another path',
  ...Object.fromEntries(Object.entries(FILES).map(([path, text]) => [`/${path}`, text])),
};

let api: HostingApi;
beforeEach(async () => {
  api = await HostingApi.open();
  api.deliver(BEFORE, DELIVERED, 'commit-1');
});
afterEach(() => api.close());

const render = vi.fn(() =>
  Promise.resolve({ buildId: 'b2', files: new Map(Object.entries(FILES)) }),
);
const handOver = () =>
  toHosting('studio', async () => 'token', { origin: api.origin, pollMs: 1 })(render);

test('a copy of the live version with the files of the new build becomes the live one', async () => {
  const { config } = api.live;
  expect(await handOver()).toBe('b2');
  expect(api.served).toEqual(AFTER);
  expect(api.live).toMatchObject({ config, labels: { ...DELIVERED, build: 'b2' } });
  expect(api.releases.map(({ message }) => message)).toEqual(['commit-1', 'commit-1']);
  const order = api.steps.filter((step, at) => step !== api.steps[at - 1]);
  expect(order).toEqual([...STEPS.slice(0, 6), 'channel', ...STEPS.slice(6)]);
  // What a version has already is not sent again, nor is the same build released twice.
  const sent = api.steps.filter((step) => step === 'upload').length;
  expect(sent).toBe(3);
  expect(await handOver()).toBe('b2');
  expect(api.releases).toHaveLength(2);
});

const FAULTS: Fault[] = [500, 429, 'lost before', 'lost after'];
const CASES = STEPS.flatMap((step) => FAULTS.map((fault) => [step, fault] as const));

test.each(CASES)(
  '%s fails (%s): what is live is the version before or the new one, and the next try succeeds',
  async (step, fault) => {
    const { name } = api.live;
    api.fault = { step, fault };
    await expect(handOver()).rejects.toThrow(typeof fault === 'number' ? String(fault) : /./);
    // The answer alone was lost, or whether another version was replaced.
    const isLive = step === 'releases' || (step === 'release' && fault === 'lost after');
    expect(api.served).toEqual(isLive ? AFTER : BEFORE);
    expect(api.live.name === name).toBe(!isLive);
    api.fault = null;
    expect(await handOver()).toBe('b2');
    expect([api.served, api.releases.length]).toEqual([AFTER, 2]);
  },
);

test.each([
  ['of another code', { 'deployment-tool': 'cli-firebase--code-other' }],
  ['without a label', {}],
])('a live version %s is left alone, and nothing is rendered', async (_case, labels) => {
  api.deliver(BEFORE, labels, 'commit-2');
  render.mockClear();
  await expect(handOver()).rejects.toThrow('another code');
  expect([api.served, api.versions.size]).toEqual([BEFORE, 2]);
  expect(render).not.toHaveBeenCalled();
});

test('a version that becomes the live one meanwhile stays', async () => {
  api.at = (step) => {
    if (step === 'upload' && api.releases.length === 1) api.deliver(CODE, DELIVERED, 'commit-2');
  };
  await expect(handOver()).rejects.toThrow('meanwhile');
  expect(api.served).toEqual(CODE);
});

test.each(['release', 'releases'])(
  'a version that is delivered right before the step "%s" is the live one afterwards',
  async (last) => {
    api.at = (step) => {
      if (step !== last) return;
      api.at = () => undefined;
      api.deliver(CODE, DELIVERED, 'commit-2');
    };
    await expect(handOver()).rejects.toThrow('meanwhile');
    expect([api.served, api.releases.at(-1)?.message]).toEqual([CODE, 'commit-2']);
    expect(await handOver()).toBe('b2');
    expect(api.served).toMatchObject({ '/builds/latest.json': 'b2' });
  },
);

test('a file that Hosting asks for and nobody named is no release', async () => {
  api.asksFor = 'ff00';
  await expect(handOver()).rejects.toThrow('ff00');
  expect(api.served).toEqual(BEFORE);
});

test('the build that visitors get, and its code, is what the site names', async () => {
  const files: Record<string, object> = {
    '/builds/latest.json': { id: 'b2', timestamp: 1 },
    '/builds/meta/b2.json': { id: 'b2', code: 'c1' },
  };
  const { origin, close } = await serve((request, response) => {
    const found = files[request.url?.replace(/\?\d+$/, '') ?? ''];
    response.writeHead(found ? 200 : 404).end(JSON.stringify(found));
  });
  const read = () => readServedBuild(origin.slice(0, -1));
  expect(await read()).toEqual({ build: 'b2', code: 'c1' });
  delete files['/builds/meta/b2.json'];
  await expect(read()).rejects.toThrow('404');
  files['/builds/latest.json'] = {};
  await expect(read()).rejects.toThrow('no build');
  await close();
});
