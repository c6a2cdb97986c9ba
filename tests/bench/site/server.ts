import { existsSync, readFileSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync, constants } from 'node:zlib';

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
 * Serves the built site the way production does and the emulator does not: brotli at its best, languages by
 * `Accept-Language` and cookie, headers of the last build.
 * @param extra pages beside the built ones, by path
 */
export async function serveBuilt(dist: URL, extra: ReadonlyMap<string, string>) {
  const folder = fileURLToPath(dist);
  const rules = JSON.parse(readFileSync(join(folder, '.hosting-headers.json'), 'utf8')) as {
    source?: string;
    regex?: string;
    headers: { key: string; value: string }[];
  }[];
  const ready = new Map<string, Buffer>();
  const pack = (key: string, content: Buffer | string) => {
    const known = ready.get(key);
    if (known) return known;
    const packed = brotliCompressSync(content, {
      params: { [constants.BROTLI_PARAM_QUALITY]: 11 },
    });
    ready.set(key, packed);
    return packed;
  };

  const server = createServer((request, response) => {
    const path = new URL(request.url ?? '/', 'http://localhost').pathname;
    const cookie = /firebase-language-override=(en|id)/.exec(request.headers.cookie ?? '')?.[1];
    const wanted = request.headers['accept-language']?.startsWith('id') ? 'id' : 'en';
    const page = path === '/' ? 'index' : path.slice(1);
    const candidates = [`localized/${cookie ?? wanted}/${page}.html`, path.slice(1)];
    const found = candidates
      .map((name) => join(folder, name))
      .find((file) => file.startsWith(folder) && existsSync(file) && statSync(file).isFile());
    for (const rule of rules) {
      // The floor has an inline style of its own.
      if (extra.has(path)) break;
      if (rule.source !== '**' && !new RegExp(rule.regex ?? '^$', 'u').test(path)) continue;
      for (const { key, value } of rule.headers) response.setHeader(key, value);
    }
    const content = extra.get(path) ?? (found ? readFileSync(found) : undefined);
    if (content === undefined) {
      response.writeHead(path.startsWith('/api/') ? 503 : 404).end();
      return;
    }
    const type = extra.has(path) ? '.html' : extname(found ?? '');
    response.setHeader('Content-Type', TYPES[type] ?? 'application/octet-stream');
    if (!TYPES[type]) {
      response.end(content);
      return;
    }
    response.setHeader('Content-Encoding', 'br');
    response.end(pack(found ?? path, content));
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const { port } = server.address() as AddressInfo;
  return {
    origin: `http://127.0.0.1:${port}`,
    stop: () =>
      new Promise<void>((stopped) => {
        server.closeAllConnections();
        server.close(() => stopped());
      }),
  };
}
