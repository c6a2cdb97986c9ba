// Asks SITE_ORIGIN for pages, answers and the build of the folder "release".
import { readFileSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';

const origin = (process.env['SITE_ORIGIN'] ?? '').replace(/\/$/, '');
/** The CDN needs a moment after a deployment. */
const PAUSES_MS = (process.env['SMOKE_PAUSES_MS'] ?? '2000 5000 10000 20000')
  .split(' ')
  .map(Number);

interface Answer {
  status: number;
  headers: Headers;
  body: string;
}

async function get(path: string): Promise<Answer> {
  const response = await fetch(origin + path, {
    headers: { 'Cache-Control': 'no-cache' },
    signal: AbortSignal.timeout(20_000),
    redirect: 'manual',
  });
  return { status: response.status, headers: response.headers, body: await response.text() };
}

function isPage({ status, headers, body }: Answer): boolean {
  const isSafe = headers.has('content-security-policy') && headers.has('strict-transport-security');
  return status === 200 && isSafe && body.includes('</html>');
}

const isJson = ({ status, headers }: Answer, wanted = 200): boolean =>
  status === wanted && (headers.get('content-type') ?? '').startsWith('application/json');

/** Checks that the page of the latest post is complete. True if there is no post. */
async function hasPost(): Promise<boolean> {
  const { items } = JSON.parse((await get('/api/content/blog')).body) as {
    items: { slug: string }[];
  };
  const [latest] = items;
  if (latest === undefined) return true;
  return isPage(await get(`/blog/${latest.slug}`));
}

const idOf = (text: string) => (JSON.parse(text) as { id: string }).id;
const delivered = idOf(readFileSync('release/functions/lib/renderer/code.json', 'utf8'));

async function isDelivered(): Promise<boolean> {
  const build = idOf((await get('/builds/latest.json')).body);
  const { code } = JSON.parse((await get(`/builds/meta/${build}.json`)).body) as { code: string };
  return code === delivered;
}

const CHECKS: Record<string, () => Promise<boolean>> = {
  'this code': isDelivered,
  '/': async () => isPage(await get('/')),
  '/contact-us': async () => isPage(await get('/contact-us')),
  '/id is Indonesian': async () => (await get('/id')).body.includes('<html lang="id"'),
  '/api/version/prod': async () => isJson(await get('/api/version/prod')),
  '/api/content/blog': async () => isJson(await get('/api/content/blog')),
  '/sitemap.xml': async () => (await get('/sitemap.xml')).body.includes('<urlset'),
  'admin endpoints refuse': async () => isJson(await get('/api/admin/errors'), 401),
  'unknown addresses': async () => (await get('/no-such-page-smoke-test')).status === 404,
  'the latest post': hasPost,
};

for (const [name, check] of Object.entries(CHECKS)) {
  let problem = 'another answer';
  const attempt = () =>
    check().catch((error: unknown) => {
      problem = String(error);
      return false;
    });
  let isGood = await attempt();
  for (const pause of PAUSES_MS) {
    if (isGood) break;
    await wait(pause);
    isGood = await attempt();
  }
  console.log(isGood ? `✓ ${name}` : `::error::${name} failed: ${problem}`);
  if (!isGood) process.exitCode = 1;
}
