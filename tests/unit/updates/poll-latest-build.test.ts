import { beforeEach, describe, expect, it, vi } from 'vitest';
import { openPage } from '../page.ts';

describe('the poll for the latest build', () => {
  const MINUTE_MS = 60_000;
  let polls: string[];
  let answer: () => Response;
  let page: ReturnType<typeof openPage>;

  beforeEach(async () => {
    vi.useFakeTimers({ now: new Date(2025, 3, 11, 9, 5, 7) });
    page = openPage();
    vi.stubGlobal('window', globalThis);
    polls = [];
    answer = () => Response.json({ id: 'a' });
    vi.stubGlobal('fetch', async (path: string) => {
      polls.push(path);
      return answer();
    });
    vi.resetModules();
  });

  async function start() {
    const { pollLatestBuild } =
      await import('../../../web/src/features/updates/poll-latest-build.ts');
    const noticed = vi.fn<() => void>();
    pollLatestBuild(noticed);
    await vi.advanceTimersByTimeAsync(0);
    return noticed;
  }

  it.each([
    [0, 4],
    [0.5, 5],
    [1, 6],
  ])('comes at the start and after 4 to 6 minutes (random: %d)', async (random, minutes) => {
    vi.spyOn(Math, 'random').mockReturnValue(random);
    await start();
    expect(polls).toEqual(['/builds/latest.json?20250411090507']);
    await vi.advanceTimersByTimeAsync(minutes * MINUTE_MS - 1);
    expect(polls).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(1);
    expect(polls).toHaveLength(2);
  });

  it('is made again after failures, and reports a new build once', async () => {
    const noticed = await start();
    const answers = [
      () => new Response('', { status: 503 }),
      () => new Response('<!doctype html>'),
      () => {
        throw new TypeError('offline');
      },
      () => Response.json({ id: 'b' }),
      () => Response.json({ id: 'b' }),
    ];
    for (answer of answers) await vi.advanceTimersByTimeAsync(6 * MINUTE_MS);
    expect(polls.length).toBeGreaterThan(answers.length);
    expect(noticed).toHaveBeenCalledTimes(1);
  });

  it('waits while the page is hidden, and is made when it is visible or online again', async () => {
    await start();
    page.hidden = true;
    await vi.advanceTimersByTimeAsync(20 * MINUTE_MS);
    expect(polls).toHaveLength(1);
    page.hidden = false;
    page.listeners.get('visibilitychange')?.();
    await vi.advanceTimersByTimeAsync(0);
    expect(polls).toHaveLength(2);
    // The last poll is recent.
    page.listeners.get('visibilitychange')?.();
    expect(polls).toHaveLength(2);
    page.listeners.get('online')?.();
    expect(polls).toHaveLength(3);
  });
});
