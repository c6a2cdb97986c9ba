import { request } from 'node:http';
import { expect, test } from 'vitest';
import { HOST, PORTS } from '../../../emulators/project.ts';

/** Sends a request target unchanged; `fetch` would normalize it. */
async function statusOfTarget(target: string): Promise<[number, string]> {
  return new Promise((resolve, reject) => {
    const options = { host: HOST, port: PORTS.hosting, path: target };
    request(options, (response) => {
      let body = '';
      response.on('data', (chunk: Buffer) => (body += chunk.toString()));
      response.on('end', () => resolve([response.statusCode ?? 0, body]));
    })
      .on('error', reject)
      .end();
  });
}

test('unknown paths below /api/content give 404 without internal details', async () => {
  for (const target of [
    '/api/content/users',
    '/api/content/blog/../../user',
    '/api/content/__proto__',
    '/api/content/%2e%2e%2fuser',
    '/api/content/blog?post=../user/x',
    '/api/content/blog?post=%ff',
    `/api/content/blog?post=${'x'.repeat(1000)}`,
  ]) {
    const [status, body] = await statusOfTarget(target);
    expect(status, target).toBe(404);
    expect(body, target).not.toMatch(/\n\s+at |node_modules|\/src\/|is_admin/);
  }
});
