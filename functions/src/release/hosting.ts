import { setTimeout as wait } from 'node:timers/promises';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import {
  LATEST_BUILD_URL,
  buildManifestUrl,
  latestBuildId,
} from '../../../model/updates/builds.ts';
import { CODE_ID } from '../config.ts';
import { ChangedFiles } from './changed-files.ts';
import { HostingApi } from './hosting-api.ts';
import type { Publisher } from './publisher.ts';
import type { Build } from './state.ts';

const ANSWER_MS = 30_000;

const BATCH = 1000;

const UPLOADS = 50;

const DELIVERED_LABEL = 'deployment-tool';

/** Zips like the Firebase CLI: equal files have equal hashes. */
export const zip = (file: string | Uint8Array) => promisify(gzip)(file, { level: 9 });

const REPLACED_MEANWHILE = 'Another version has become the live one meanwhile.';

interface Version {
  name: string;
  status?: string;
  labels?: Record<string, string>;
}

interface Release {
  version: Version;
  message?: string;
}

interface Operation {
  name: string;
  done?: boolean;
  response?: Version;
  error?: { message?: string };
}

/** @throws if the site does not tell */
export async function readServedBuild(origin: string): Promise<Build> {
  const read = async (path: string) => {
    const address = `${origin}${path}?${Date.now()}`;
    const response = await fetch(address, { signal: AbortSignal.timeout(ANSWER_MS) });
    if (!response.ok) throw new Error(`${address} answered ${response.status}`);
    return (await response.json()) as unknown;
  };
  const build = latestBuildId(await read(LATEST_BUILD_URL));
  if (build === null) throw new Error(`${origin} names no build`);
  const { code = '' } = (await read(buildManifestUrl(build))) as Partial<Build>;
  return { build, code };
}

async function readLive(api: HostingApi, site: string): Promise<Release> {
  const { release } = await api.call<{ release?: Release }>('GET', `sites/${site}/channels/live`);
  if (release === undefined) throw new Error('The site has no live version.');
  return release;
}

async function readLabels(api: HostingApi, version: string): Promise<Record<string, string>> {
  const { labels = {} } = await api.call<Version>('GET', version);
  if (labels[DELIVERED_LABEL]?.endsWith(`--code-${CODE_ID}`) !== true)
    throw new Error('The live version is of another code: a delivery or a rollback.');
  return labels;
}

async function listFiles(api: HostingApi, version: string): Promise<Map<string, string>> {
  const hashes = new Map<string, string>();
  let token = '';
  do {
    const query = new URLSearchParams({ pageSize: String(BATCH), pageToken: token });
    const { files = [], nextPageToken = '' } = await api.call<{
      files?: { path: string; hash: string }[];
      nextPageToken?: string;
    }>('GET', `${version}/files?${query}`);
    for (const { path, hash } of files) hashes.set(path, hash);
    token = nextPageToken;
  } while (token !== '');
  return hashes;
}

async function cloneVersion(
  api: HostingApi,
  site: string,
  sourceVersion: string,
  pollMs: number,
): Promise<string> {
  let operation = await api.call<Operation>('POST', `sites/${site}/versions:clone`, {
    sourceVersion,
    finalize: false,
  });
  while (!operation.done) {
    await wait(pollMs);
    operation = await api.call<Operation>('GET', operation.name);
  }
  const { error, response } = operation;
  if (!response) throw new Error(`Hosting did not copy the version: ${error?.message}`);
  return response.name;
}

async function changeFiles(api: HostingApi, version: string, files: ChangedFiles): Promise<void> {
  const { hashes } = files;
  for (let start = 0; start < hashes.length; start += BATCH) {
    const { uploadRequiredHashes = [], uploadUrl } = await api.call<{
      uploadRequiredHashes?: string[];
      uploadUrl: string;
    }>('POST', `${version}:populateFiles`, {
      files: Object.fromEntries(hashes.slice(start, start + BATCH)),
    });
    const queue = uploadRequiredHashes.values();
    const uploads = Array.from({ length: UPLOADS }, async () => {
      for (const hash of queue) {
        const content = files.contents.get(hash);
        if (!content) throw new Error(`Hosting asks for a file that it was not told of: ${hash}`);
        await api.upload(`${uploadUrl}/${hash}`, content);
      }
    });
    await Promise.all(uploads);
  }
}

async function finalize(api: HostingApi, name: string, labels: object): Promise<void> {
  const body = { status: 'FINALIZED', labels };
  const { status } = await api
    .call<Version>('PATCH', `${name}?updateMask=status,labels`, body)
    .catch(async (error: unknown) => {
      // The answer alone was lost.
      const version = await api.call<Version>('GET', name);
      if (version.status !== 'FINALIZED') throw error;
      return version;
    });
  if (status !== 'FINALIZED') throw new Error(`Hosting did not finish the version: ${status}`);
}

const makeLive = (api: HostingApi, site: string, { version, message = '' }: Release) =>
  api.call('POST', `sites/${site}/releases?versionName=${encodeURIComponent(version.name)}`, {
    message,
  });

/** Makes a version live again that another release put there after `replaced` was read, and fails. */
async function checkReplaced(api: HostingApi, site: string, name: string, replaced: string) {
  // A release whose answer was lost may stand there twice.
  const { releases = [] } = await api.call<{ releases?: Release[] }>(
    'GET',
    `sites/${site}/channels/live/releases?pageSize=3`,
  );
  const isNewest = releases[0]?.version.name === name;
  const before = releases.find(({ version }) => version.name !== name);
  if (isNewest && before?.version.name === replaced) return;
  if (isNewest && before) await makeLive(api, site, before);
  throw new Error(REPLACED_MEANWHILE);
}

/**
 * Makes a copy of the live version, with the changed files, the live one in one step. The live version's list of files
 * is what the site serves. https://firebase.google.com/docs/hosting/api-deploy
 */
export const publishToHosting =
  (
    site: string,
    token: () => Promise<string>,
    { origin = 'https://firebasehosting.googleapis.com', pollMs = 1000 } = {},
  ): Publisher =>
  async (render, deadline) => {
    const api = new HostingApi(origin, token, deadline);
    const live = await readLive(api, site);
    const labels = await readLabels(api, live.version.name);
    const served = await listFiles(api, live.version.name);
    const files = new ChangedFiles(served, zip, deadline);
    const buildId = await render(files);
    if (served.has(buildManifestUrl(buildId))) return buildId;
    const name = await cloneVersion(api, site, live.version.name, pollMs);
    await changeFiles(api, name, files);
    if ((await readLive(api, site)).version.name !== live.version.name)
      throw new Error(REPLACED_MEANWHILE);
    await finalize(api, name, labels);
    await makeLive(api, site, { ...live, version: { name } });
    await checkReplaced(api, site, name, live.version.name);
    return buildId;
  };
