import { beforeEach, describe, expect, it, vi } from 'vitest';
import { latestBuildId } from '../../../model/updates/service-worker.ts';

describe('the answer of latest.json', () => {
  it.each([
    ['an id', { id: 'b1', timestamp: 1 }, 'b1'],
    ['no id', { timestamp: 1 }, null],
    ['an empty id', { id: '' }, null],
    ['an id of another kind', { id: 7 }, null],
    ['null', null, null],
    ['a text', '<!doctype html>', null],
    ['a list', [{ id: 'b1' }], null],
  ])('%s', (_name, answer, id) => {
    expect(latestBuildId(answer)).toBe(id);
  });
});

describe('the poll for the latest build', () => {
  const MINUTE_MS = 60_000;
  const listeners = new Map<string, () => void>();
  let polls: string[];
  let answer: () => Response;
  const page = { hidden: false };

  beforeEach(async () => {
    vi.useFakeTimers({ now: new Date(2025, 3, 11, 9, 5, 7) });
    vi.stubGlobal('window', globalThis);
    polls = [];
    page.hidden = false;
    answer = () => Response.json({ id: 'a' });
    const listen = (type: string, listener: () => void) => listeners.set(type, listener);
    vi.stubGlobal('addEventListener', listen);
    vi.stubGlobal('document', {
      documentElement: { dataset: { build: 'a' } },
      addEventListener: listen,
      get hidden() {
        return page.hidden;
      },
    });
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
    listeners.get('visibilitychange')?.();
    await vi.advanceTimersByTimeAsync(0);
    expect(polls).toHaveLength(2);
    // The last poll is recent.
    listeners.get('visibilitychange')?.();
    expect(polls).toHaveLength(2);
    listeners.get('online')?.();
    expect(polls).toHaveLength(3);
  });
});
