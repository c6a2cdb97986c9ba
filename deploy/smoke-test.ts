import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { LATEST_BUILD_URL, latestBuildId } from '../model/releases/service-worker.ts';

interface Check {
  path: string;
  status: number;
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
  // Functions answer, and admin functions only to admins.
  { path: '/api/admin/errors', status: 401, expect: isJson },
  { path: '/no-such-page-smoke-test', status: 404 },
];

async function failureOf(origin: string, { path, status, expect }: Check): Promise<string> {
  try {
    const response = await fetch(`${origin}${path}`, {
      redirect: 'manual',
      headers: { 'cache-control': 'no-cache' },
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
  for (const check of checks(latestBuildId(latest) ?? '')) {
    let failure = await failureOf(origin, check);
    for (const pause of pauses) {
      if (failure === '') break;
      await wait(pause);
      failure = await failureOf(origin, check);
    }
    console.log(failure === '' ? `✓ ${check.path}` : `✗ ${failure}`);
    if (failure !== '') failures.push(failure);
  }
  return failures;
}

if (import.meta.main) {
  const [origin = '', dist = 'web/dist'] = process.argv.slice(2);
  process.exitCode = (await smokeTest(origin.replace(/\/$/, ''), dist)).length === 0 ? 0 : 1;
}
