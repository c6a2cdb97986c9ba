import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { LATEST_BUILD_URL, latestBuildId } from '../model/releases/service-worker.ts';

interface Check {
  path: string;
  status: number;
  headers?: Record<string, string>;
  /** What else the answer must be; '' where it is, else what is wrong. */
  expect?: (response: Response, body: string) => string;
}

const isPage = (response: Response, body: string): string => {
  if (!body.includes('</html>')) return 'is not a whole page';
  const headers = ['content-security-policy', 'strict-transport-security'];
  const missing = headers.filter((name) => !response.headers.has(name));
  return missing.length > 0 ? `lacks ${missing.join(', ')}` : '';
};

const isJson = (response: Response): string =>
  response.headers.get('content-type')?.includes('application/json') ? '' : 'is not JSON';

const checks = (buildId: string): Check[] => [
  {
    path: LATEST_BUILD_URL,
    status: 200,
    expect: (_response, body) => {
      const id = latestBuildId(JSON.parse(body));
      return id === buildId ? '' : `names build ${id}, not ${buildId}`;
    },
  },
  { path: '/', status: 200, expect: isPage },
  { path: '/contact-us', status: 200, expect: isPage },
  { path: '/api/version/prod', status: 200, expect: isJson },
  { path: '/api/content/blog', status: 200, expect: isJson },
  {
    path: '/sitemap.xml',
    status: 200,
    expect: (_response, body) => (/<urlset\b/.test(body) ? '' : 'is no sitemap'),
  },
  // Functions answer, and admin functions only to admins.
  { path: '/api/admin/errors', status: 401, expect: isJson },
  { path: '/no-such-page-smoke-test', status: 404 },
];

async function failureOf(
  origin: string,
  { path, status, headers = { 'cache-control': 'no-cache' }, expect }: Check,
): Promise<string> {
  try {
    const response = await fetch(`${origin}${path}`, {
      redirect: 'manual',
      headers,
      signal: AbortSignal.timeout(20_000),
    });
    const body = await response.text();
    if (response.status !== status) return `${path}: ${response.status} instead of ${status}`;
    const wrong = expect?.(response, body) ?? '';
    return wrong === '' ? '' : `${path} ${wrong}`;
  } catch (error) {
    return `${path}: ${error instanceof Error ? error.message : String(error)}`;
  }
}

/** The latest post: its page is whole, and is not sent again to a browser that has it. A site may have none. */
async function failureOfPost(origin: string): Promise<string> {
  let path = '';
  let etag = '';
  const listed = await failureOf(origin, {
    path: '/api/content/blog',
    status: 200,
    expect: (_response, body) => {
      const slug = (JSON.parse(body) as { items?: { slug?: string }[] }).items?.[0]?.slug;
      if (slug !== undefined) path = `/blog/${slug}`;
      return '';
    },
  });
  if (listed !== '' || path === '') return listed;
  const page = await failureOf(origin, {
    path,
    status: 200,
    expect: (response, body) => {
      etag = response.headers.get('etag') ?? '';
      return etag === '' ? 'has no ETag' : isPage(response, body);
    },
  });
  if (page !== '') return page;
  return failureOf(origin, { path, status: 304, headers: { 'if-none-match': etag } });
}

/**
 * Checks that a site serves a build and that its functions answer. A check that fails is repeated: the CDN needs a
 * moment after a deployment.
 * @param dist folder of the build
 * @param pauses before each repetition, in ms
 * @returns what failed, one line each
 */
export async function smokeTest(
  origin: string,
  dist: string,
  pauses: readonly number[] = [2000, 5000, 10_000, 20_000],
): Promise<string[]> {
  const latest: unknown = JSON.parse(readFileSync(join(dist, LATEST_BUILD_URL), 'utf8'));
  const failures: string[] = [];
  const tasks = [
    ...checks(latestBuildId(latest) ?? '').map((check) => ({
      name: check.path,
      failure: () => failureOf(origin, check),
    })),
    { name: 'the latest post, and 304', failure: () => failureOfPost(origin) },
  ];
  for (const task of tasks) {
    let failure = await task.failure();
    for (const pause of pauses) {
      if (failure === '') break;
      await wait(pause);
      failure = await task.failure();
    }
    console.log(failure === '' ? `✓ ${task.name}` : `✗ ${failure}`);
    if (failure !== '') failures.push(failure);
  }
  return failures;
}

if (import.meta.main) {
  const [origin = '', dist = 'web/dist'] = process.argv.slice(2);
  process.exitCode = (await smokeTest(origin.replace(/\/$/, ''), dist)).length === 0 ? 0 : 1;
}
