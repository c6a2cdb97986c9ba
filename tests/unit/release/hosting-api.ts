import { createHash, randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { gunzipSync, gzipSync } from 'node:zlib';
import { serve } from '../../serve.ts';

/** A version as the API shows it, with what it serves: path → hash. */
interface Version {
  name: string;
  status: 'CREATED' | 'FINALIZED';
  labels: Record<string, string>;
  files: Map<string, string>;
}

/** The steps of a release in their order. */
export const STEPS = [
  'channel',
  'version',
  'files',
  'clone',
  'operation',
  'populate',
  'upload',
  'finalize',
  'release',
  'releases',
] as const;
type Step = (typeof STEPS)[number];

/** Faults at a step: a status, or an answer that is lost before or after the step was taken. */
export type Fault = number | 'lost before' | 'lost after';

function refuse(status: number, message: string): never {
  throw Object.assign(new Error(message), { status });
}

const hashOf = (content: Uint8Array) => createHash('sha256').update(content).digest('hex');
const SITE = 'sites/studio';
const BATCH = 1000;

/** Stands in for Hosting's REST API: one site, with the states, checks and answers that its reference names. */
export class FakeHosting {
  versions = new Map<string, Version>();
  contents = new Map<string, Buffer>();
  /** Each version that became the live one. */
  releases: { version: string; message: string }[] = [];
  steps: Step[] = [];
  /** `times`: how often, from now on. */
  fault: { step: Step; fault: Fault; times: number } | null = null;
  /** Hashes that it asks for besides. */
  asksFor: string[] = [];
  /** Is called at each step, before it is taken. */
  at: (step: Step) => void = () => undefined;
  origin = '';
  close: () => Promise<void> = () => Promise.resolve();
  /** Ids of versions whose copy was asked about once. */
  #copying = new Set<string>();

  static async open(): Promise<FakeHosting> {
    const api = new FakeHosting();
    const { origin, close } = await serve((request, response) => api.#answer(request, response));
    return Object.assign(api, { origin: origin.slice(0, -1), close });
  }

  /** Makes a version the live one, as a delivery does. */
  deliver(files: Record<string, string>, labels: Record<string, string>, message: string): void {
    const version = this.#create(labels);
    for (const [path, text] of Object.entries(files)) {
      const content = gzipSync(text, { level: 9 });
      this.contents.set(hashOf(content), content);
      version.files.set(path, hashOf(content));
    }
    version.status = 'FINALIZED';
    this.releases.push({ version: version.name, message });
  }

  get live(): Version {
    return this.versions.get(this.releases.at(-1)!.version)!;
  }

  get served(): Record<string, string> {
    const text = (hash: string) => String(gunzipSync(this.contents.get(hash)!));
    return Object.fromEntries([...this.live.files].map(([path, hash]) => [path, text(hash)]));
  }

  #create(labels: Record<string, string>): Version {
    const name = `${SITE}/versions/${randomUUID().slice(0, 8)}`;
    const version: Version = { name, status: 'CREATED', labels, files: new Map() };
    this.versions.set(name, version);
    return version;
  }

  #version(name: string, status?: Version['status']): Version {
    const version = this.versions.get(name) ?? refuse(404, 'NOT_FOUND');
    if (status && version.status !== status) refuse(400, 'FAILED_PRECONDITION');
    return version;
  }

  async #answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const sent = await buffer(request);
    const { pathname, searchParams } = new URL(request.url ?? '', this.origin);
    const [step, take] = this.#route(`${request.method} ${pathname}`, searchParams, sent);
    this.steps.push(step);
    this.at(step);
    const isFault = this.fault?.step === step && this.fault.times > 0;
    const fault = isFault ? this.fault!.fault : null;
    if (isFault) this.fault!.times -= 1;
    if (fault === 'lost before') return void response.destroy();
    try {
      if (typeof fault === 'number') refuse(fault, 'RESOURCE_EXHAUSTED');
      if (request.headers.authorization !== 'Bearer token') refuse(401, 'no token');
      const answer = take();
      if (fault === 'lost after') return void response.destroy();
      response.end(JSON.stringify(answer));
    } catch (error) {
      const { status, message } = error as Error & { status: number };
      response.writeHead(status).end(JSON.stringify({ error: { code: status, message } }));
    }
  }

  #route(called: string, query: URLSearchParams, sent: Buffer): [Step, () => object] {
    const body = () => JSON.parse(String(sent)) as Record<string, never>;
    const [, id = ''] = /(?:versions|operations|upload)\/([^/:]+)/.exec(called) ?? [];
    const version = (status?: Version['status']) => this.#version(`${SITE}/versions/${id}`, status);
    const newest = () => this.#newest(Number(query.get('pageSize') ?? 1));
    const routes: Record<string, [Step, () => object]> = {
      'GET SITE/channels/live': ['channel', () => ({ release: newest()[0] })],
      'GET SITE/channels/live/releases': ['releases', () => ({ releases: newest() })],
      'GET SITE/versions/ID': ['version', () => version()],
      'GET SITE/versions/ID/files': ['files', () => this.#files(version('FINALIZED'), query)],
      'POST SITE/versions:clone': ['clone', () => this.#clone(body()['sourceVersion'] ?? '')],
      'GET /v1beta1/operations/ID': ['operation', () => this.#operation(id, version())],
      'POST SITE/versions/ID:populateFiles': [
        'populate',
        () => this.#populate(version('CREATED'), body()['files']!),
      ],
      'POST /upload/ID': ['upload', () => this.#upload(id, sent)],
      'PATCH SITE/versions/ID': ['finalize', () => this.#patch(version('CREATED'), body(), query)],
      'POST SITE/releases': ['release', () => this.#release(query.get('versionName'), body())],
    };
    const route = routes[called.replace(`/v1beta1/${SITE}`, 'SITE').replace(id || /$/, id && 'ID')];
    return route ?? refuse(404, `Hosting has no ${called}`);
  }

  #newest(count: number) {
    const newest = this.releases.toReversed().slice(0, count);
    return newest.map(({ version, message }) => ({ version: { name: version }, message }));
  }

  #files({ files }: Version, query: URLSearchParams): object {
    const start = Number(query.get('pageToken'));
    const end = start + Math.min(Number(query.get('pageSize')), BATCH);
    const page = [...files].slice(start, end).map(([path, hash]) => ({ path, hash }));
    return { files: page, ...(end < files.size && { nextPageToken: String(end) }) };
  }

  #clone(source: string): object {
    const version = this.#create({});
    version.files = new Map(this.#version(source, 'FINALIZED').files);
    return { name: version.name.replace(`${SITE}/versions`, 'operations') };
  }

  #operation(id: string, response: Version): object {
    const name = `operations/${id}`;
    if (this.#copying.has(id)) return { name, done: true, response };
    this.#copying.add(id);
    return { name };
  }

  #populate(version: Version, files: Record<string, string>): object {
    if (Object.keys(files).length > BATCH) refuse(400, 'too many files');
    for (const [path, hash] of Object.entries(files)) {
      if (hash === '') version.files.delete(path);
      else version.files.set(path, hash);
    }
    const wanted = Object.values(files).filter((hash) => hash !== '' && !this.contents.has(hash));
    const uploadRequiredHashes = [...new Set([...wanted, ...this.asksFor])];
    return { uploadRequiredHashes, uploadUrl: `${this.origin}/upload` };
  }

  #upload(hash: string, sent: Buffer): object {
    if (hashOf(sent) !== hash) refuse(400, 'content hash does not match');
    this.contents.set(hash, sent);
    return {};
  }

  #patch(version: Version, body: Partial<Version>, query: URLSearchParams): Version {
    const mask = (query.get('updateMask') ?? 'status').split(',');
    if ([...version.files.values()].some((hash) => !this.contents.has(hash)))
      refuse(400, 'files are missing');
    for (const key of mask) Object.assign(version, { [key]: body[key as keyof Version] });
    return version;
  }

  #release(name: string | null, { message = '' }: { message?: string }): object {
    this.#version(name ?? '', 'FINALIZED');
    this.releases.push({ version: name!, message });
    return { name: `${SITE}/releases/1`, version: { name }, message };
  }
}
