import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { CODE_ID } from '../../../functions/src/config.ts';
import { readServedBuild, publishToHosting } from '../../../functions/src/release/hosting.ts';
import type { RenderSite } from '../../../functions/src/release/publisher.ts';
import { serve } from '../../serve.ts';
import { FakeHosting, STEPS } from './hosting-api.ts';

const DELIVERED = { 'deployment-tool': `cli-firebase--code-${CODE_ID}` };
const OTHER_CODE = { 'deployment-tool': 'cli-firebase--code-other' };
const CODE = { '/assets/app.js': 'script', '/icons/icon.svg': 'picture', '/robots.txt': 'code' };
const BEFORE = {
  ...CODE,
  '/index.html': 'with praise',
  '/m/home.html': 'as before',
  '/blog/gone.html': 'withdrawn',
  '/blog/gone/_payload.json': 'withdrawn',
  '/builds/meta/b1.json': 'b1',
  '/builds/latest.json': 'b1',
};
const AFTER = {
  ...CODE,
  '/index.html': 'without praise',
  '/m/home.html': 'as before',
  '/builds/meta/b2.json': 'b2',
  '/builds/latest.json': 'b2',
};

let api: FakeHosting;
let kept: boolean[];
let served: Record<string, boolean>;
let written: Record<string, string>;
beforeEach(async () => {
  api = await FakeHosting.open();
  api.deliver(BEFORE, DELIVERED, 'commit-1');
  served = {};
  written = AFTER;
});
afterEach(() => api.close());

const render = vi.fn<RenderSite>(async ({ write, keep }) => {
  kept = [keep('index.html'), keep('new.html')];
  for (const [path, text] of Object.entries(written))
    if (!(path in CODE)) served[path] = await write(path.slice(1), text);
  return 'b2';
});
const handOver = (deadline = new AbortController().signal) =>
  publishToHosting('studio', async () => 'token', { origin: api.origin, pollMs: 1 })(
    render,
    deadline,
  );

test('a copy of the live version with what changed becomes the live one', async () => {
  expect(await handOver()).toBe('b2');
  expect(api.served).toEqual(AFTER);
  expect(api.live.labels).toEqual(DELIVERED);
  expect(api.releases.map(({ message }) => message)).toEqual(['commit-1', 'commit-1']);
  const order = api.steps.filter((step, at) => step !== api.steps[at - 1]);
  expect(order).toEqual([...STEPS.slice(0, 7), 'channel', ...STEPS.slice(7)]);
  // Only what changed is sent, and the same build is no second version.
  expect(served).toMatchObject({ '/index.html': false, '/m/home.html': true });
  expect(api.steps.filter((step) => step === 'upload')).toHaveLength(2);
  expect(kept).toEqual([true, false]);
  expect(await handOver()).toBe('b2');
  expect([api.releases.length, api.versions.size]).toEqual([2, 2]);
});

test('thousands of files are listed, changed and removed in batches', async () => {
  const pages = (text: string) =>
    Object.fromEntries(Array.from({ length: 2100 }, (_, at) => [`/blog/${at}.html`, text]));
  api.deliver({ ...BEFORE, ...pages('1') }, DELIVERED, 'commit-2');
  written = { ...AFTER, ...pages('2') };
  await handOver();
  expect(api.served).toEqual(written);
  expect(api.steps.filter((step) => step === 'files' || step === 'populate')).toHaveLength(6);
  written = AFTER;
  render.mockImplementationOnce(async ({ write }) => {
    await write('builds/latest.json', 'b3');
    return 'b3';
  });
  await handOver();
  expect(api.served).toEqual({ ...CODE, '/builds/latest.json': 'b3' });
});

const LOST = ['lost before', 'lost after'] as const;
const casesOf = <One>(faults: readonly One[]) =>
  STEPS.flatMap((step) => faults.map((fault) => [step, fault] as const));
const CASES = casesOf([500, 429, ...LOST]).filter(
  // The version tells that it is final.
  ([step, fault]) => step !== 'finalize' || fault !== 'lost after',
);

test.each(CASES)(
  '%s fails (%s): what is live is the version before or the new one, and the next try succeeds',
  async (step, fault) => {
    const { name } = api.live;
    api.fault = { step, fault, times: Infinity };
    await expect(handOver()).rejects.toThrow(typeof fault === 'number' ? String(fault) : /./);
    // The answer alone was lost, or whether another version was replaced.
    const isLive = step === 'releases' || (step === 'release' && fault === 'lost after');
    expect(api.served).toEqual(isLive ? AFTER : BEFORE);
    expect(api.live.name === name).toBe(!isLive);
    api.fault = null;
    expect(await handOver()).toBe('b2');
    expect(api.served).toEqual(AFTER);
  },
);

test.each(casesOf(LOST))('%s is repeated if its connection is lost (%s)', async (step, fault) => {
  api.fault = { step, fault, times: 1 };
  expect(await handOver()).toBe('b2');
  expect(api.served).toEqual(AFTER);
});

test.each(STEPS)('at the deadline, during %s, nothing more is begun', async (last) => {
  const deadline = new AbortController();
  api.at = (step) => {
    if (step === last) deadline.abort(new Error('too late'));
  };
  const begun = handOver(deadline.signal);
  await expect(begun).rejects.toThrow('too late');
  expect(new Set(api.steps)).toEqual(new Set(STEPS.slice(0, STEPS.indexOf(last) + 1)));
});

test.each([
  ['of another code', OTHER_CODE],
  ['without a label', {}],
])('a live version %s is left alone, and nothing is rendered', async (_case, labels) => {
  api.deliver(BEFORE, labels, 'commit-2');
  render.mockClear();
  await expect(handOver()).rejects.toThrow('another code');
  expect([api.served, api.versions.size]).toEqual([BEFORE, 2]);
  expect(render).not.toHaveBeenCalled();
});

test.each([
  ['upload', DELIVERED],
  ['finalize', OTHER_CODE],
  ['release', DELIVERED],
  ['releases', DELIVERED],
])('what is delivered or taken back right before "%s" is live afterwards', async (last, labels) => {
  api.at = (step) => {
    if (step !== last) return;
    api.at = () => undefined;
    api.deliver(CODE, labels, 'commit-2');
  };
  await expect(handOver()).rejects.toThrow('meanwhile');
  expect([api.served, api.releases.at(-1)?.message]).toEqual([CODE, 'commit-2']);
  if (labels === OTHER_CODE) return expect(handOver()).rejects.toThrow('another code');
  expect(await handOver()).toBe('b2');
  expect(api.served).toMatchObject({ '/builds/latest.json': 'b2' });
});

test('a file that nobody named is no release', async () => {
  api.asksFor = ['ff00'];
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
