import { existsSync, globSync, readFileSync, statSync } from 'node:fs';
import { extname, join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { APP_VERSION } from '#model/updates/current-app-version.ts';
import { ROOT } from '../../../emulators/project.ts';
import { SEED_CONTENT } from '../../../emulators/seed/content.ts';
import {
  BUILT_FIREBASE_CONFIG,
  readFirebaseConfig,
} from '../../../web/scripts/hosting/firebase-config.ts';
import { serve } from '../../serve.ts';

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.json': 'application/json',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain',
  '.webmanifest': 'application/manifest+json',
};

const folder = join(ROOT, 'web/dist');

/** A list of the content that the pages were built with. */
function contentOf(kind: string): unknown[] {
  const page = { blog: 'blog', portfolio: 'our-portofolio', testimonials: 'testimonial' }[kind];
  const payload = JSON.parse(readFileSync(join(folder, page ?? '', '_payload.json'), 'utf8')) as {
    content: Record<string, unknown[]>;
  };
  return payload.content[kind] ?? [];
}

/**
 * Serves the built site as production does and the emulator does not: with the best brotli compression, languages by
 * `Accept-Language` and cookie, and the headers of the last build.
 */
export async function serveBuilt() {
  const rules = readFirebaseConfig(BUILT_FIREBASE_CONFIG).hosting.headers ?? [];
  // The default quality is the best one.
  const packed = new Map<string, Buffer>();

  const { origin, close } = await serve((request, response) => {
    const path = new URL(request.url ?? '/', 'http://localhost').pathname;
    const cookie = /firebase-language-override=(en|id)/.exec(request.headers.cookie ?? '')?.[1];
    const wanted = request.headers['accept-language']?.startsWith('id') ? 'id' : 'en';
    const page = path === '/' ? 'index' : path.slice(1);
    const candidates = [`localized/${cookie ?? wanted}/${page}.html`, path.slice(1)];
    const [picture] = globSync(`*/*/${path.replace('/media/', '')}`, { cwd: SEED_CONTENT });
    const found = candidates
      .map((name) => join(folder, name))
      .concat(picture === undefined ? [] : join(SEED_CONTENT, picture))
      .find((file) => existsSync(file) && statSync(file).isFile());
    for (const rule of rules) {
      if ('regex' in rule && !new RegExp(rule.regex, 'u').test(path)) continue;
      for (const { key, value } of rule.headers) response.setHeader(key, value);
    }
    if (path.startsWith('/api/version/')) {
      response.setHeader('Content-Type', 'application/json');
      response.end(JSON.stringify({ version: APP_VERSION }));
      return;
    }
    const kind = /^\/api\/content\/(\w+)$/.exec(path)?.[1];
    if (kind) {
      // The function's response for content that has not changed since the build.
      response.setHeader('Content-Type', 'application/json');
      response.end(JSON.stringify({ items: contentOf(kind) }));
      return;
    }
    // What is only counted.
    if (request.method === 'POST') {
      response.writeHead(204).end();
      return;
    }
    if (found === undefined) {
      response.writeHead(path.startsWith('/api/') ? 503 : 404).end();
      return;
    }
    const type = TYPES[extname(found)];
    response.setHeader('Content-Type', type ?? 'application/octet-stream');
    if (!type) {
      response.end(readFileSync(found));
      return;
    }
    const content = packed.get(found) ?? brotliCompressSync(readFileSync(found));
    packed.set(found, content);
    response.setHeader('Content-Encoding', 'br');
    response.end(content);
  });
  return { origin: origin.slice(0, -1), stop: close };
}
