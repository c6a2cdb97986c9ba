import { randomBytes } from 'node:crypto';
import { connect } from 'node:net';
import { join } from 'node:path';
import sharp from 'sharp';
import { ROOT } from '../../emulators/project.ts';
import { tokenOf } from '../functions/support/accounts.ts';
import { MESSAGE } from '../records/message.ts';
import { forgetMessages } from './forget-messages.ts';
import { newAddress } from '../functions/support/requests.ts';
import type { Bench, Figure } from './figures.ts';
import type { Instance } from './instance.ts';
import { ORIGIN, PORT, startInstance } from './instance.ts';

const UPLOAD = '/api/admin/uploadPreviewImage';

/** The largest request that Cloud Run passes on. */
const LARGEST = 32 * 1024 * 1024;

type Load = (instance: Instance, concurrency: number) => Promise<unknown>;

/** Deployed options of a function. */
async function optionsOf(name: string): Promise<{ memory: number; concurrency: number }> {
  const functions = (await import(join(ROOT, 'functions/lib/index.js'))) as Record<
    string,
    Record<string, { availableMemoryMb: number; concurrency: number }>
  >;
  const { availableMemoryMb: memory = 0, concurrency = 0 } = functions[name]?.['__endpoint'] ?? {};
  return { memory, concurrency };
}

const chunk = Buffer.concat([
  Buffer.from('10000\r\n'),
  Buffer.alloc(65_536, 'x'),
  Buffer.from('\r\n'),
]);

/**
 * Sends a chunked body for as long as the connection stands.
 * @param bytes after so many nothing more is sent
 */
async function sendBody(path: string, headers: string[], bytes: number): Promise<void> {
  const socket = connect(PORT, '127.0.0.1').on('error', () => undefined);
  const closed = new Promise((resolve) => socket.once('close', resolve));
  socket.resume();
  socket.write(
    [`POST ${path} HTTP/1.1`, 'Host: x', 'Transfer-Encoding: chunked', ...headers, '', ''].join(
      '\r\n',
    ),
  );
  for (let sent = 0; sent < bytes && !socket.destroyed; sent += 65_536) {
    if (!socket.write(chunk)) {
      await Promise.race([new Promise((resolve) => socket.once('drain', resolve)), closed]);
    }
  }
  await closed;
}

const together = async (count: number, send: () => Promise<unknown>) =>
  Promise.all(Array.from({ length: count }, send));

const flood =
  (path: string, ...headers: string[]): Load =>
  async (_, concurrency) =>
    together(concurrency, async () => sendBody(path, headers, LARGEST));

/** Bodies of almost the permitted size that never end. */
const slow =
  (bytes: number, path: string, ...headers: string[]): Load =>
  async (_, concurrency) =>
    together(concurrency, async () => sendBody(path, headers, bytes));

/** Uploads of an admin, one after another for each place of the instance. */
const upload =
  (image: Buffer, type: string, token: string): Load =>
  async (_, concurrency) =>
    together(concurrency, async () => {
      for (let round = 0; round < 2; round++) {
        const response = await fetch(`${ORIGIN}${UPLOAD}`, {
          method: 'POST',
          headers: { 'content-type': type, authorization: `Bearer ${token}` },
          body: new Uint8Array(image),
        });
        if (response.status !== 201) throw new Error(`upload: ${response.status}`);
      }
    });

/** The longest messages that are accepted, each from another sender. */
const messages: Load = async (_, concurrency) => {
  const message = 'é'.repeat(4000);
  await together(concurrency, async () => {
    const response = await fetch(ORIGIN, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-forwarded-for': newAddress() },
      body: JSON.stringify({ ...MESSAGE, message }),
    });
    if (response.status !== 202) throw new Error(`contact: ${response.status}`);
  });
  await forgetMessages();
};

/** Images that take the most memory to decode: 50 megapixels, not readable line by line, turned. */
async function largestImages(): Promise<[name: string, image: Buffer, type: string][]> {
  const side = 7071;
  const plain = sharp({
    create: {
      width: side,
      height: side,
      channels: 4,
      background: { r: 1, g: 2, b: 3, alpha: 0.5 },
    },
  });
  const noise = sharp(randomBytes(2200 * 2200 * 3), {
    raw: { width: 2200, height: 2200, channels: 3 },
  });
  return [
    ['interlaced PNG', await plain.clone().png({ progressive: true }).toBuffer(), 'image/png'],
    [
      'turned JPEG',
      await plain
        .clone()
        .flatten()
        .withMetadata({ orientation: 6 })
        .jpeg({ progressive: true })
        .toBuffer(),
      'image/jpeg',
    ],
    ['AVIF', await plain.clone().avif({ effort: 0 }).toBuffer(), 'image/avif'],
    ['noise of 8 MB', await noise.jpeg({ quality: 95 }).toBuffer(), 'image/jpeg'],
  ];
}

async function measureFunction(name: string, loads: Record<string, Load>): Promise<Figure[]> {
  const { memory, concurrency } = await optionsOf(name);
  const figures: Figure[] = [];
  for (const [what, load] of Object.entries(loads)) {
    const instance = await startInstance(name);
    try {
      const idle = instance.peak();
      await load(instance, concurrency);
      figures.push({
        what: `${name}: ${what}`,
        value: instance.peak(),
        unit: 'MiB',
        limit: memory,
        note: `${concurrency} at once; ${idle} after the start`,
      });
    } finally {
      await instance.stop();
    }
  }
  return figures;
}

const JSON_TYPE = 'Content-Type: application/json';

/** The most memory of an instance under hostile bodies at its full concurrency; the limit is what it is deployed with. */
export const bench: Bench = {
  needsSuite: true,
  async measure() {
    const token = await tokenOf('seed-admin');
    const images = await largestImages();
    const form = 'Content-Type: application/x-www-form-urlencoded';
    return [
      ...(await measureFunction('contact', {
        'bodies of 32 MiB': flood('/', JSON_TYPE),
        'bodies of 32 MiB of another type': flood('/'),
        'slow bodies': slow(65_000, '/', form),
        messages,
      })),
      ...(await measureFunction('deletePreviewImage', {
        'bodies of 32 MiB': flood('/', JSON_TYPE),
      })),
      ...(await measureFunction('content', { 'bodies of 32 MiB': flood('/') })),
      ...(await measureFunction('pictures', {
        'bodies of 32 MiB without a session': flood(UPLOAD, 'Content-Type: image/png'),
        'bodies of 32 MiB of an admin': flood(
          UPLOAD,
          'Content-Type: image/png',
          `Authorization: Bearer ${token}`,
        ),
        'slow bodies of an admin': slow(
          12_500_000,
          UPLOAD,
          'Content-Type: image/png',
          `Authorization: Bearer ${token}`,
        ),
        ...Object.fromEntries(
          images.map(([what, image, type]) => [what, upload(image, type, token)] as const),
        ),
      })),
    ];
  },
};
