import { connect } from 'node:net';
import { join } from 'node:path';
import sharp from 'sharp';
import { ROOT } from '../../emulators/project.ts';
import { tokenOf } from '../functions/support/accounts.ts';
import { newAddress } from '../functions/support/requests.ts';
import { MESSAGE } from '../records/message.ts';
import type { Bench, Figure } from './figures.ts';
import { forgetMessages, ORIGIN, PORT, startInstance } from './instance.ts';

const UPLOAD = '/api/admin/uploadPreviewImage';

/** The largest request that Cloud Run passes on. */
const LARGEST = 32 * 1024 * 1024;

/** Sends one of many requests that are under way at the same time. */
type Send = () => Promise<unknown>;

/** Deployed options of a function. */
async function optionsOf(name: string): Promise<{ memory: number; concurrency: number }> {
  const functions = (await import(join(ROOT, 'functions/lib/index.js'))) as Record<
    string,
    Record<string, { availableMemoryMb: number; concurrency: number }>
  >;
  const { availableMemoryMb: memory = 0, concurrency = 0 } = functions[name]?.['__endpoint'] ?? {};
  return { memory, concurrency };
}

const CHUNK = `10000\r\n${'x'.repeat(65_536)}\r\n`;

/**
 * Sends a chunked body that never ends, for as long as the connection stands.
 * @param bytes after so many nothing more is sent
 */
const endless =
  (path: string, bytes: number, ...headers: string[]): Send =>
  async () => {
    const socket = connect(PORT, '127.0.0.1').on('error', () => undefined);
    const closed = new Promise((resolve) => socket.once('close', resolve));
    socket.resume();
    const head = [`POST ${path} HTTP/1.1`, 'Host: x', 'Transfer-Encoding: chunked', ...headers];
    socket.write(`${head.join('\r\n')}\r\n\r\n`);
    for (let sent = 0; sent < bytes && !socket.destroyed; sent += 65_536) {
      if (socket.write(CHUNK)) continue;
      await Promise.race([new Promise((resolve) => socket.once('drain', resolve)), closed]);
    }
    await closed;
  };

/** Two uploads of an admin, one after another. */
const upload =
  (image: Buffer, type: string, token: string): Send =>
  async () => {
    for (let round = 0; round < 2; round += 1) {
      const response = await fetch(`${ORIGIN}${UPLOAD}`, {
        method: 'POST',
        headers: { 'content-type': type, authorization: `Bearer ${token}` },
        body: new Uint8Array(image),
      });
      if (response.status !== 201) throw new Error(`upload: ${response.status}`);
    }
  };

/** The longest message that is accepted, from another sender each time. */
const sendMessage: Send = async () => {
  const response = await fetch(ORIGIN, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': newAddress() },
    body: JSON.stringify({ ...MESSAGE, message: 'é'.repeat(4000) }),
  });
  if (response.status !== 202) throw new Error(`contact: ${response.status}`);
};

/** Images that take the most memory to decode: 50 megapixels, not readable line by line. */
async function largestImages() {
  const background = { r: 1, g: 2, b: 3, alpha: 0.5 };
  const plain = sharp({ create: { width: 7071, height: 7071, channels: 4, background } });
  return {
    png: await plain.clone().png({ progressive: true }).toBuffer(),
    avif: await plain.clone().avif({ effort: 0 }).toBuffer(),
  };
}

async function measureFunction(name: string, loads: Record<string, Send>): Promise<Figure[]> {
  const { memory, concurrency } = await optionsOf(name);
  const figures: Figure[] = [];
  for (const [what, send] of Object.entries(loads)) {
    const instance = await startInstance(name);
    try {
      const idle = instance.peak();
      await Promise.all(Array.from({ length: concurrency }, send));
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

/** The most memory of an instance under hostile bodies at its full concurrency; the limit is what it is deployed with. */
export const bench: Bench = {
  needsSuite: true,
  async measure() {
    const token = await tokenOf('seed-admin');
    const { png, avif } = await largestImages();
    const asAdmin = ['Content-Type: image/png', `Authorization: Bearer ${token}`];
    try {
      return [
        ...(await measureFunction('contact', {
          'bodies of 32 MiB': endless('/', LARGEST, 'Content-Type: application/json'),
          'slow bodies': endless('/', 65_000, 'Content-Type: application/x-www-form-urlencoded'),
          messages: sendMessage,
        })),
        ...(await measureFunction('pictures', {
          'bodies of 32 MiB without a session': endless(UPLOAD, LARGEST, 'Content-Type: image/png'),
          'slow bodies of an admin': endless(UPLOAD, 12_500_000, ...asAdmin),
          'interlaced PNG': upload(png, 'image/png', token),
          AVIF: upload(avif, 'image/avif', token),
        })),
      ];
    } finally {
      await forgetMessages();
    }
  },
};
