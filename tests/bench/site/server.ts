import { existsSync, globSync, readFileSync, statSync } from 'node:fs';
import { basename, extname, join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { APP_VERSION } from '#model/updates/current-app-version.ts';
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

/**
 * Serves the built site as production does and the emulator does not: with the best brotli compression, languages by
 * `Accept-Language`, and the headers of its build.
 * @param checkout folder of the repository whose build is served
 */
export async function serveBuilt(checkout: string) {
  const folder = join(checkout, 'web/dist');
  const config = join(checkout, basename(BUILT_FIREBASE_CONFIG));
  const rules = readFirebaseConfig(config).hosting.headers ?? [];
  // The default quality is the best one.
  const packed = new Map<string, Buffer>();

  const { origin, close } = await serve((request, response) => {
    const path = new URL(request.url ?? '/', 'http://localhost').pathname;
    const wanted = request.headers['accept-language']?.startsWith('id') ? 'id' : 'en';
    const page = path === '/' ? 'index' : path.slice(1);
    const candidates = [`localized/${wanted}/${page}.html`, `${page}.html`, path.slice(1)];
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
