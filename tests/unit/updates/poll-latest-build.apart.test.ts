import { beforeEach, expect, it, vi } from 'vitest';
import { openPage } from '../page.ts';

const MINUTE_MS = 60_000;
let polls: string[];
let answer: () => Response;
let page: ReturnType<typeof openPage>;

beforeEach(async () => {
  vi.useFakeTimers({ now: new Date(2025, 3, 11, 9, 5, 7) });
  page = openPage();
  polls = [];
  answer = () => Response.json({ id: 'a' });
  vi.stubGlobal('fetch', async (path: string) => {
    polls.push(path);
    return answer();
  });
  vi.resetModules();
});

async function start() {
  const { pollLatestBuild } = await import('#browser/updates/poll-latest-build.ts');
  const noticed = vi.fn<() => void>();
  pollLatestBuild(noticed);
  await vi.advanceTimersByTimeAsync(0);
  return noticed;
}

it('polls at the start and every five minutes, and reports a new build once', async () => {
  const noticed = await start();
  expect(polls).toEqual(['/builds/latest.json?20250411090507']);
  const answers = [
    () => new Response('', { status: 503 }),
    () => new Response('<!doctype html>'),
    () => {
      throw new TypeError('offline');
    },
    () => Response.json({ id: 'b' }),
    () => Response.json({ id: 'b' }),
  ];
  for (answer of answers) await vi.advanceTimersByTimeAsync(5 * MINUTE_MS);
  expect(polls).toHaveLength(1 + answers.length);
  expect(noticed).toHaveBeenCalledTimes(1);
});

it('waits while the page is hidden, and polls when it is visible or online again', async () => {
  await start();
  page.hidden = true;
  await vi.advanceTimersByTimeAsync(20 * MINUTE_MS);
  expect(polls).toHaveLength(1);
  page.hidden = false;
  page.listeners.get('visibilitychange')?.();
  expect(polls).toHaveLength(2);
  page.listeners.get('online')?.();
  expect(polls).toHaveLength(3);
});
