import { createHash } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import {
  LATEST_BUILD_URL,
  buildManifestUrl,
  latestBuildId,
} from '../../../model/updates/builds.ts';
import { CODE_ID } from '../config.ts';
import type { HandOver } from './release.ts';
import type { Build } from './state.ts';

const CALL_MS = 30_000;

/** Times to ask whether a copy is done. */
const POLLS = 60;

/** `deploy/deliver.sh` labels the versions of deliveries. */
const DELIVERED_LABEL = 'deployment-tool';

const REPLACED = 'Another version has become the live one meanwhile.';

interface Version {
  name: string;
  status?: string;
  labels?: Record<string, string>;
}

interface Release {
  version: Version;
  message?: string;
}

const shownIn = ({ version, message = '' }: Release) => ({ name: version.name, message });

interface Operation {
  name: string;
  done?: boolean;
  response?: Version;
  error?: { message?: string };
}

const pattern = (path: string) => `^/${path.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')}$`;

/** @throws if the site does not tell */
export async function readServedBuild(origin: string): Promise<Build> {
  const read = async (path: string) => {
    // Past every cache.
    const address = `${origin}${path}?${Date.now()}`;
    const response = await fetch(address, { signal: AbortSignal.timeout(CALL_MS) });
    if (!response.ok) throw new Error(`${address} answered ${response.status}`);
    return (await response.json()) as unknown;
  };
  const build = latestBuildId(await read(LATEST_BUILD_URL));
  if (build === null) throw new Error(`${origin} names no build`);
  const { code = '' } = (await read(buildManifestUrl(build))) as Partial<Build>;
  return { build, code };
}

/**
 * Hosting's REST API: a copy of the live version with these files in place of the earlier ones becomes the live version
 * in one step. A version that became live right before is made so again.
 * https://firebase.google.com/docs/hosting/api-deploy
 */
export function toHosting(
  site: string,
  token: () => Promise<string>,
  { origin = 'https://firebasehosting.googleapis.com', pollMs = 1000 } = {},
): HandOver {
  const send = async (
    url: string,
    init: { method: string; body?: BodyInit; headers?: Record<string, string> },
  ): Promise<Response> => {
    const headers = { ...init.headers, Authorization: `Bearer ${await token()}` };
    const response = await fetch(url, { ...init, headers, signal: AbortSignal.timeout(CALL_MS) });
    if (response.ok) return response;
    const text = await response.text();
    const said = /"message":\s*"([^"]*)/.exec(text)?.[1] ?? text.slice(0, 200);
    throw new Error(`Hosting answered ${response.status}: ${said}`);
  };
  const call = async <Answer>(method: string, path: string, body?: object): Promise<Answer> => {
    const response = await send(`${origin}/v1beta1/${path}`, {
      method,
      ...(body && {
        body: JSON.stringify(body),
        headers: { 'Content-Type': 'application/json' },
      }),
    });
    return (await response.json()) as Answer;
  };

  async function readLive() {
    const { release } = await call<{ release?: Release }>('GET', `sites/${site}/channels/live`);
    if (release === undefined) throw new Error('The site has no live version.');
    return shownIn(release);
  }

  const makeLive = ({ name, message }: ReturnType<typeof shownIn>) =>
    call('POST', `sites/${site}/releases?versionName=${encodeURIComponent(name)}`, { message });

  async function copyWithout(sourceVersion: string, regexes: string[]): Promise<string> {
    const exclude = { regexes };
    let operation = await call<Operation>('POST', `sites/${site}/versions:clone`, {
      sourceVersion,
      finalize: false,
      exclude,
    });
    for (let poll = 0; !operation.done && poll < POLLS; poll += 1) {
      await wait(pollMs);
      operation = await call<Operation>('GET', operation.name);
    }
    const { error, response } = operation;
    if (!response) throw new Error(`Hosting did not copy the version: ${error?.message ?? 'late'}`);
    return response.name;
  }

  async function addFiles(version: string, files: ReadonlyMap<string, string>): Promise<void> {
    const contents = new Map<string, Buffer>();
    const hashes: Record<string, string> = {};
    for (const [path, text] of files) {
      const content = await promisify(gzip)(text, { level: 9 });
      const hash = createHash('sha256').update(content).digest('hex');
      hashes[`/${path}`] = hash;
      contents.set(hash, content);
    }
    const { uploadRequiredHashes = [], uploadUrl } = await call<{
      uploadRequiredHashes?: string[];
      uploadUrl: string;
    }>('POST', `${version}:populateFiles`, { files: hashes });
    const upload = async (hash: string) => {
      const content = contents.get(hash);
      if (!content) throw new Error(`Hosting asks for a file that it was not told of: ${hash}`);
      const body = new Uint8Array(content);
      const headers = { 'Content-Type': 'application/octet-stream' };
      await send(`${uploadUrl}/${hash}`, { method: 'POST', body, headers });
    };
    await Promise.all(uploadRequiredHashes.map(upload));
  }

  return async (render) => {
    const live = await readLive();
    const { labels = {} } = await call<Version>('GET', live.name);
    if (labels[DELIVERED_LABEL]?.endsWith(`--code-${CODE_ID}`) !== true)
      throw new Error('The live version is of another code: a delivery or a rollback.');
    const { buildId, files } = await render();
    if (labels['build'] === buildId) return buildId;
    const version = await copyWithout(live.name, [
      '^/builds/.*$',
      ...[...files.keys()].map(pattern),
    ]);
    await addFiles(version, files);
    if ((await readLive()).name !== live.name) throw new Error(REPLACED);
    const { status } = await call<Version>('PATCH', `${version}?updateMask=status,labels`, {
      status: 'FINALIZED',
      labels: { ...labels, build: buildId },
    });
    if (status !== 'FINALIZED') throw new Error(`Hosting did not finish the version: ${status}`);
    await makeLive({ name: version, message: live.message });
    const { releases = [] } = await call<{ releases?: Release[] }>(
      'GET',
      `sites/${site}/channels/live/releases?pageSize=2`,
    );
    const [newest, replaced] = releases.map(shownIn);
    if (newest?.name === version && replaced?.name === live.name) return buildId;
    if (newest?.name === version && replaced) await makeLive(replaced);
    throw new Error(REPLACED);
  };
}
