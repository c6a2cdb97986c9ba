import { beforeEach, expect, test, vi } from 'vitest';
import { isIgnoredError } from '#browser/errors/sender.ts';
import { MAX_REPORTS_PER_SESSION } from '#model/errors/report-limits.ts';
import { STORAGE_KEYS } from '#model/storage-keys.ts';
import { errorReport } from '../../records/error-report.ts';
import { MemoryStorage } from '../memory-storage.ts';

const local = new Map<string, string>();
const session = new Map<string, string>();
/** Texts of the reports that were sent, in their order. */
const sent: string[] = [];
let answer: () => Response | Promise<Response>;

beforeEach(() => {
  local.clear();
  session.clear();
  sent.length = 0;
  answer = () => Response.json({});
  vi.stubGlobal('localStorage', new MemoryStorage(local));
  vi.stubGlobal('sessionStorage', new MemoryStorage(session));
  vi.stubGlobal('fetch', async (_url: string, { body }: { body: string }) => {
    sent.push(/probe \d+/.exec(body)?.[0] ?? '');
    return answer();
  });
});

/** The sender of a new page in the same session. */
async function openPage() {
  vi.resetModules();
  return import('#browser/errors/sender.ts');
}

const report = (number: number) => ({
  id: `id-${number}`,
  report: errorReport({ error_report_by_system: `Error: probe ${number}` }),
});

const queued = () => JSON.parse(local.get(STORAGE_KEYS.errorReports) ?? '[]') as unknown[];

test('an error is sent once per page view; where storage is blocked too', async () => {
  for (const isBlocked of [false, true]) {
    if (isBlocked) for (const name of ['localStorage', 'sessionStorage']) vi.stubGlobal(name, null);
    const { capture } = await openPage();
    await capture(report(1));
    await capture(report(1));
    expect(sent.splice(0)).toEqual(['probe 1']);
  }
});

test('a rejected report is never sent again; a session reports at most ten errors', async () => {
  answer = () => Response.json({ error: { status: 'PERMISSION_DENIED' } }, { status: 403 });
  const numbers = Array.from({ length: MAX_REPORTS_PER_SESSION + 5 }, (_, index) => index);
  const { capture } = await openPage();
  await Promise.all(numbers.map((number) => capture(report(number))));
  const first = numbers.slice(0, MAX_REPORTS_PER_SESSION).map((number) => `probe ${number}`);
  expect(sent).toEqual(first);
  expect(queued()).toEqual([]);
  const next = await openPage();
  await next.sendQueue();
  await next.capture(report(99));
  expect(sent).toEqual(first);
});

test.each([
  ['cannot be reached', () => Promise.reject(new TypeError('Failed to fetch'))],
  ['fails', () => new Response('', { status: 503 })],
  ['has had too many requests', () => new Response('', { status: 429 })],
])(
  'while the server %s, a report is tried once per page, until it is stored',
  async (_, failing) => {
    answer = failing;
    await (await openPage()).capture(report(1));
    await (await openPage()).sendQueue();
    expect(sent).toEqual(['probe 1', 'probe 1']);
    expect(queued()).toHaveLength(1);
    answer = () => Response.json({});
    await (await openPage()).sendQueue();
    await (await openPage()).sendQueue();
    expect(sent).toEqual(['probe 1', 'probe 1', 'probe 1']);
    expect(queued()).toEqual([]);
  },
);

const OURS = 'TypeError: x\n    at f (https://contoh.example/assets/a.js:1:2)';
const EXTENSION = '    at y (safari-web-extension://abcdef/content.js:1:2)';

test.each([
  [true, 'thrown in an extension', 'TypeError: x', `TypeError: x\n${EXTENSION}\n${OURS}`],
  [false, 'of the site, called by an extension', 'TypeError: x', `${OURS}\n${EXTENSION}`],
  [true, 'of a script of another site', 'Error: Script error.', ''],
  [false, 'of such a script, with a stack', 'Script error.', OURS],
  [false, 'that only begins so', 'Script error. in the parser', ''],
  [true, 'of an observer', 'ResizeObserver loop limit exceeded', ''],
  [false, 'that names the observer', 'TypeError: ResizeObserver loop is null', OURS],
])('ignored: %s, of an error %s', (isIgnored, _, message, stack) => {
  const thrown = { error_report_by_system: message, error_stack_report_by_system: stack };
  expect(isIgnoredError(thrown)).toBe(isIgnored);
});
