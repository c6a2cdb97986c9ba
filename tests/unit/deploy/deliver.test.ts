import { spawn } from 'node:child_process';
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { serve } from '../../serve.ts';

const CODE = { id: 'code-2' };
const channel = (name: string, version: string, message: string) => ({
  name: `projects/-/sites/s/channels/${name}`,
  release: { message, version: { name: `projects/-/sites/s/versions/${version}` } },
});
const CHANNELS = [channel('pr-1', 'v0', 'commit-0'), channel('live', 'v1', 'commit-1')];
const INDEX = { done: false, metadata: { index: 'blog_post', indexConfigDeltas: [] } };

/** Notes its arguments, and what labels the version; fails for $FAIL; answers lists from files. */
const FIREBASE = `#!/bin/sh
echo "$FIREBASE_DEPLOY_AGENT $*" >>calls
case "$*" in
  *"$FAIL"*) exit 1 ;;
  functions:list*) cat functions.json ;;
  hosting:channel:list*) cat channels.json ;;
  firestore:operations:list*) cat operations.json; echo '{"result": []}' >operations.json ;;
esac
`;

/** Notes for which code and project it was asked; fails for $FAIL. */
const AWAIT_RELEASE = `import { appendFileSync } from 'node:fs';
const { CODE_ID, GCLOUD_PROJECT, FAIL } = process.env;
appendFileSync('calls', \`release \${CODE_ID} \${GCLOUD_PROJECT}\\n\`);
process.exitCode = FAIL === 'await-release' ? 1 : 0;
`;

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'deliver-'));
  cpSync('deploy', join(folder, 'deploy'), { recursive: true });
  cpSync('emulators/project.ts', join(folder, 'emulators/project.ts'));
  cpSync('tests/unit/deploy/support/functions-list.json', join(folder, 'functions.json'));
  writeFileSync(join(folder, 'package.json'), '{"type": "module"}');
  symlinkSync(join(process.cwd(), 'node_modules'), join(folder, 'node_modules'));
  mkdirSync(join(folder, 'release/functions/lib/renderer'), { recursive: true });
  write('release/functions/lib/renderer/code.json', JSON.stringify(CODE));
  write('channels.json', JSON.stringify({ result: { channels: CHANNELS } }));
  // Built code: none of it may run.
  write('release/functions/lib/index.js', "throw new Error('It runs.');");
  write('deploy/await-release.ts', AWAIT_RELEASE);
  write('operations.json', JSON.stringify({ result: [INDEX] }));
  mkdirSync(join(folder, 'bin'));
  write('bin/firebase', FIREBASE, 0o755);
  write('bin/sleep', '#!/bin/sh\n', 0o755);
  releaseWithout();
});
afterEach(() => rmSync(folder, { recursive: true }));

const write = (name: string, content: string, mode = 0o644) =>
  writeFileSync(join(folder, name), content, { mode });

const CREATED = { eventType: 'google.cloud.firestore.document.v1.created', retry: true };
const LIVE: Record<string, object> = {
  answerTime: { httpsTrigger: {} },
  cleanUp: { scheduleTrigger: {} },
  contact: { httpsTrigger: {} },
  messageMail: { eventTrigger: CREATED },
};

/** Makes a release with all live functions but some. */
function releaseWithout(...removed: readonly string[]): void {
  const left = Object.entries(LIVE).filter(([name]) => !removed.includes(name));
  const endpoints = left.map(([name, trigger]) => [
    name,
    { region: ['asia-southeast2'], ...trigger },
  ]);
  const manifest = { endpoints: Object.fromEntries(endpoints) };
  write('release/functions/functions.yaml', JSON.stringify(manifest));
}

/** Runs the release, then what the workflow runs after it. */
async function deliver(environment: Record<string, string> = {}) {
  const env = {
    PATH: `${join(folder, 'bin')}:${process.env['PATH']}`,
    PROJECT: 'studio-1',
    COMMIT: 'commit-2',
    FAIL: 'never',
    SMOKE_PAUSES_MS: '1',
    ...environment,
  };
  const run = async (command: string) => {
    const child = spawn('bash', ['deploy/deliver.sh', command], { cwd: folder, env });
    const ended = new Promise<number | null>((resolve) => child.on('close', resolve));
    const output = await Promise.all([text(child.stdout), text(child.stderr)]);
    return { status: await ended, output: output.join('') };
  };
  const { status, output } = await run('release');
  const recovered = await run('recover');
  const calls = readFileSync(join(folder, 'calls'), 'utf8').trim().split('\n');
  return {
    status,
    output: output + recovered.output,
    deployed: calls.flatMap((call) => /--only (\S+)(?: --force)?/.exec(call)?.[0] ?? []),
    cloned: calls.filter((call) => call.startsWith(' hosting:clone')),
    calls,
  };
}

test('a delivery brings rules and indexes first, then functions, then Hosting', async () => {
  const { status, deployed, cloned, calls } = await deliver();
  expect(status).toBe(0);
  expect(deployed[1]).toBe('--only functions --force');
  const steps = calls.map((call) => /operations|--only \S+/.exec(call)?.[0]);
  expect(steps.slice(-5)).toEqual([
    '--only firestore,storage',
    'operations',
    'operations',
    '--only functions',
    '--only hosting',
  ]);
  // A label names the code; without it, pages do not follow what is published.
  expect(calls.at(-1)).toMatch(/^code-code-2 deploy .*--only hosting --message commit-2$/);
  expect(calls.filter((call) => call.startsWith('code-'))).toHaveLength(1);
  expect(cloned).toEqual([]);
});

test('a removed function stops the release while nothing is live, unless a list names it', async () => {
  releaseWithout('answerTime');
  const { status, output, deployed } = await deliver({ REMOVABLE: 'contact' });
  expect(status).toBe(1);
  expect(output).toMatch(/- asia-southeast2\/answerTime[^]*Nothing was deployed/);
  expect(deployed).toEqual([]);
  expect((await deliver({ REMOVABLE: 'contact answerTime' })).status).toBe(0);
  write('deploy/removed-functions.json', '["answerTime"]');
  expect((await deliver()).status).toBe(0);
});

test.each([
  ['firestore,storage', 'functions and pages are the old ones'],
  ['firestore:operations:list', 'functions and pages are the old ones'],
  ['--only functions', 'Rules are the new ones, functions may be; pages are the old ones'],
])('where "%s" fails, the log says what is live and how to take it back', async (FAIL, said) => {
  const { status, output, cloned } = await deliver({ FAIL });
  expect(status).not.toBe(0);
  expect(output).toContain(said);
  expect(output).toContain('run the workflow CI with the commit commit-1.');
  expect(cloned).toEqual([]);
});

test('where Hosting fails, the version that was live is served again', async () => {
  const { output, cloned } = await deliver({ FAIL: '--only hosting' });
  expect(cloned).toEqual([expect.stringMatching(/^ hosting:clone studio-1@v1 studio-1:live /)]);
  expect(output).toContain('Hosting serves the previous version again');
});

test('a delivery ends with the present texts where pages follow them, or says so', async () => {
  write('release/functions/.env', 'RELEASE_TO=');
  write('release/functions/.env.studio-1', 'RELEASE_TO=hosting');
  const done = await deliver();
  expect([done.status, done.calls.at(-1)]).toEqual([0, 'release code-2 studio-1']);
  const { status, output, cloned } = await deliver({ FAIL: 'await-release' });
  expect(status).toBe(1);
  expect(output).toContain('what was withdrawn since may be public again');
  expect(cloned).toEqual([]);
});

/** Delivers to a site as the smoke test wants it. @param code the id of its code */
async function deliverTo(code: string) {
  const { origin, close } = await serve(({ url = '' }, response) => {
    response.setHeader('content-type', url.startsWith('/api/') ? 'application/json' : 'text/html');
    response.setHeader('content-security-policy', "default-src 'none'");
    response.setHeader('strict-transport-security', 'max-age=1');
    if (url === '/api/admin/errors') response.statusCode = 401;
    if (url.startsWith('/no-such')) response.statusCode = 404;
    if (url === '/builds/latest.json') response.end('{"id": "build-3"}');
    else if (url === '/builds/meta/build-3.json') response.end(JSON.stringify({ code }));
    else if (url === '/api/content/blog') response.end('{"items": [{"slug": "a-post"}]}');
    else if (url === '/id') response.end('<html lang="id"></html>');
    else response.end(url === '/sitemap.xml' ? '<urlset></urlset>' : '<html></html>');
  });
  const delivered = await deliver({ SITE_ORIGIN: origin.slice(0, -1) });
  await close();
  return delivered;
}

test('a site that passes the smoke test stays; one that serves another code is taken back', async () => {
  const { status, output, cloned } = await deliverTo(CODE.id);
  expect(output).toContain('✓ the latest post');
  expect([status, cloned]).toEqual([0, []]);
  const other = await deliverTo('code-1');
  expect(other.output).toContain('::error::this code failed');
  expect([other.status, other.cloned.length]).toEqual([1, 1]);
});
