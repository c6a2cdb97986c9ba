import { Agent, createServer, get } from 'node:http';
import type { AddressInfo } from 'node:net';
import { performance } from 'node:perf_hooks';
import '../functions/support/environment.ts';
import { storedVersion, versionHandler } from '../../functions/src/releases/endpoint.ts';
import type { Bench } from './figures.ts';

const REQUESTS = 10_000;
const AT_ONCE = 50;

/** The version endpoint under load in one process, with the Firestore emulator. */
export const bench: Bench = {
  needsSuite: true,
  measure: async () => {
    process.env['VERSION_CACHE_SECONDS'] = '60';
    let reads = 0;
    const handler = versionHandler('prod', async (channel) => {
      reads++;
      return storedVersion(channel);
    });
    const server = createServer((request, response) => void handler(request, response));
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const { port } = server.address() as AddressInfo;
    const agent = new Agent({ keepAlive: true, maxSockets: AT_ONCE });

    const times: number[] = [];
    let errors = 0;
    let sent = 0;
    const began = performance.now();
    const lane = async (): Promise<void> => {
      while (sent < REQUESTS) {
        sent++;
        const start = performance.now();
        if (!(await isVersion(agent, port))) errors++;
        times.push(performance.now() - start);
      }
    };
    await Promise.all(Array.from({ length: AT_ONCE }, lane));
    const seconds = (performance.now() - began) / 1000;
    agent.destroy();
    server.close();
    times.sort((a, b) => a - b);
    const note = `Node's HTTP server around the handler; ${REQUESTS} requests, ${AT_ONCE} at once`;
    return [
      { what: 'requests that failed', value: errors, unit: '', limit: 0, note },
      {
        what: 'Firestore reads',
        value: reads,
        unit: 'documents',
        limit: Math.ceil(seconds / 60),
        note: 'one per cache period of 60 s',
      },
      { what: 'answers', value: REQUESTS / seconds, unit: 'requests/s' },
      { what: 'median answer', value: times[REQUESTS / 2] ?? NaN, unit: 'ms' },
      { what: '99th percentile', value: times[REQUESTS * 0.99] ?? NaN, unit: 'ms' },
    ];
  },
};

async function isVersion(agent: Agent, port: number): Promise<boolean> {
  return new Promise((resolve) => {
    get({ agent, host: '127.0.0.1', port, path: '/api/version/prod' }, (response) => {
      let body = '';
      response.on('data', (chunk: Buffer) => (body += chunk.toString()));
      response.on('end', () => {
        resolve(response.statusCode === 200 && /^\{"version":"[\d.]+"\}$/.test(body));
      });
    }).on('error', () => resolve(false));
  });
}
