import { readFileSync } from 'node:fs';
import { crc32 } from 'node:zlib';
import sharp from 'sharp';
import { describe, expect, test, vi } from 'vitest';
import type { PromotedImage } from '#model/pictures/api.ts';
import { IMAGE_LIMITS, PREVIEW_SIDE } from '#model/pictures/limits.ts';
import {
  MEDIA_FORMATS,
  MEDIA_WIDTHS,
  mediaPath,
  PREVIEW_IMAGE_FOLDER,
  PREVIEW_IMAGE_NAME,
  previewImagePath,
  SOCIAL_IMAGE,
  sharedImagePath,
} from '#model/pictures/media.ts';
import { collection } from '../../../functions/src/firestore.ts';
import { bucket, readFile } from '../../../functions/src/pictures/storage.ts';
import { SHARED_GROUND } from '../../../functions/src/pictures/upload-endpoint.ts';
import { blank, promote, upload, uploaded } from '../support/pictures.ts';
import { callAs, statusAndCode } from '../support/requests.ts';

type Bucket = ReturnType<typeof bucket>;

/** Browsers keep an image for a year, the CDN for a day. */
const KEPT = 'public, max-age=31536000, s-maxage=86400, immutable';

/** A PNG whose header contains a false width and height. */
async function claiming(width: number, height: number): Promise<Buffer> {
  const bytes = await blank(20, 20).png().toBuffer();
  bytes.writeUInt32BE(width, 16);
  bytes.writeUInt32BE(height, 20);
  bytes.writeUInt32BE(crc32(bytes.subarray(12, 29)), 29);
  return bytes;
}

describe('an uploaded image', () => {
  test('is stored upright, within the size limit, without EXIF data', async () => {
    const photo = await blank(3000, 1000)
      .jpeg()
      .withExif({
        IFD0: { Model: 'SecretCamera' },
        IFD3: { GPSLatitudeRef: 'S', GPSLatitude: '6/1 12/1 0/1' },
      })
      .withMetadata({ orientation: 6 })
      .toBuffer();
    expect(photo.includes('SecretCamera')).toBe(true);
    expect((await sharp(photo).metadata()).exif).toBeDefined();

    const preview = await uploaded(photo);
    expect(preview.fileName).toMatch(PREVIEW_IMAGE_NAME);
    expect(preview).toMatchObject({ width: PREVIEW_SIDE / 3, height: PREVIEW_SIDE });
    const bytes = (await readFile(`${PREVIEW_IMAGE_FOLDER}/${preview.fileName}`))!;
    const metadata = await sharp(bytes).metadata();
    expect(metadata).toMatchObject({ format: 'webp', height: PREVIEW_SIDE });
    for (const name of ['exif', 'xmp', 'iptc', 'orientation'])
      expect(metadata).not.toHaveProperty(name);
    expect(bytes.includes('SecretCamera')).toBe(false);
  });

  test('is shown to who knows its name, and kept by no cache', async () => {
    const { fileName } = await uploaded(await blank(1200, 600).jpeg().toBuffer());
    const response = await callAs('', previewImagePath(fileName));
    expect(response.headers.get('content-type')).toBe('image/webp');
    expect(response.headers.get('cache-control')).toBe('private, no-store');
    const metadata = await sharp(Buffer.from(await response.arrayBuffer())).metadata();
    expect(metadata.width).toBe(1200);
    for (const path of [`${previewImagePath(fileName)}?x=1`, previewImagePath('secret.webp')]) {
      expect(await statusAndCode(callAs('', path))).toEqual([404, 'no_such_picture']);
    }
  });

  test.each(['png', 'webp', 'avif'] as const)('may be %s', async (format) => {
    const body = await blank(40, 20).toFormat(format).toBuffer();
    expect((await upload(body, `image/${format}`)).status).toBe(201);
  });

  const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>x()</script></svg>');
  const heic = Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic', 'latin1');
  const jpeg = blank(400, 400).jpeg().toBuffer();
  const half = jpeg.then((bytes) => bytes.subarray(0, 500));
  test.each<[string, Buffer | Promise<Buffer>, string, number, string]>([
    ['SVG called SVG', svg, 'image/svg+xml', 415, 'unsupported_media_type'],
    ['SVG called PNG', svg, 'image/png', 415, 'wrong_type'],
    ['GIF', blank(20, 20).gif().toBuffer(), 'image/png', 415, 'wrong_type'],
    ['HEIC called JPEG', heic, 'image/jpeg', 415, 'heic'],
    ['nothing', Buffer.alloc(0), 'image/jpeg', 415, 'wrong_type'],
    ['half a JPEG', half, 'image/jpeg', 422, 'broken_image'],
    ['a bare header', Buffer.from([0xff, 0xd8, 0xff]), 'image/jpeg', 422, 'broken_image'],
    ['51 megapixels', claiming(10_000, 5100), 'image/png', 422, 'too_many_pixels'],
    ['a claim beyond its data', claiming(2000, 2000), 'image/png', 422, 'broken_image'],
    ['10 pixels', blank(10, 10).png().toBuffer(), 'image/png', 422, 'too_small'],
    ['over 12 MB', Buffer.alloc(IMAGE_LIMITS.bytes + 1, 1), 'image/jpeg', 413, 'too_large'],
  ])('is rejected: %s', async (_, content, type, status, code) => {
    expect(await statusAndCode(upload(await content, type))).toEqual([status, code]);
  });
});

describe('a promoted image', () => {
  test('exists in every size and format, public and immutable, in place of its preview', async () => {
    const { fileName } = await uploaded(await blank(1200, 600).jpeg().toBuffer());
    const promoted = (await (await promote({ fileName })).json()) as PromotedImage;
    expect(promoted).toEqual({ id: fileName.slice(0, -5), width: 1200, height: 600 });
    for (const width of MEDIA_WIDTHS) {
      for (const format of MEDIA_FORMATS) {
        const response = await callAs('', mediaPath(promoted.id, width, format));
        expect(response.headers.get('content-type')).toBe(`image/${format}`);
        expect(response.headers.get('cache-control')).toBe(KEPT);
        const metadata = await sharp(Buffer.from(await response.arrayBuffer())).metadata();
        expect(metadata.width).toBe(Math.min(width, 1200));
      }
    }
    const shared = await callAs('', sharedImagePath(promoted.id));
    // Feed readers show it, too.
    expect(Object.fromEntries(shared.headers)).toMatchObject({
      'content-type': 'image/jpeg',
      'cache-control': KEPT,
      'cross-origin-resource-policy': 'cross-origin',
    });
    expect(await sharp(Buffer.from(await shared.arrayBuffer())).metadata()).toMatchObject({
      format: 'jpeg',
      ...SOCIAL_IMAGE,
    });
    expect(await readFile(`${PREVIEW_IMAGE_FOLDER}/${fileName}`)).toBeNull();
    for (const path of [mediaPath(promoted.id, 480, 'webp'), sharedImagePath(promoted.id)]) {
      expect(await statusAndCode(callAs('', `${path}?x=1`))).toEqual([404, 'no_such_picture']);
    }
  });

  test('has the page’s light ground in the image of links', async () => {
    const logo = sharp({
      create: { width: 400, height: 210, channels: 4, background: { r: 0, g: 0, b: 0, alpha: 0 } },
    });
    const { fileName } = await uploaded(await logo.png().toBuffer());
    const { id } = (await (await promote({ fileName })).json()) as PromotedImage;
    const shared = await callAs('', sharedImagePath(id));
    const { channels } = await sharp(Buffer.from(await shared.arrayBuffer())).stats();
    const ground = [0xfb, 0xf6, 0xec];
    // JPEG does not keep colours exactly.
    for (const [index, { mean }] of channels.entries())
      expect(Math.abs(mean - (ground[index] ?? 0))).toBeLessThan(2);
    expect(readFileSync('studio/tokens.css', 'utf8')).toContain(
      `--background: light-dark(${SHARED_GROUND},`,
    );
  });

  test('has its record before a file of it is public, and is answered again', async () => {
    const { fileName } = await uploaded(await blank(120, 60).jpeg().toBuffer());
    const id = fileName.slice(0, -5);
    const file = Object.getPrototypeOf(bucket().file(id)) as ReturnType<Bucket['file']>;
    const save = vi.spyOn(file, 'save').mockRejectedValue(new Error('storage is full'));
    expect((await promote({ fileName })).status).toBe(500);
    save.mockRestore();
    expect((await collection('picture').doc(id).get()).exists).toBe(true);
    const first = await (await promote({ fileName })).json();
    const again = await promote({ fileName });
    expect([again.status, await again.json()]).toEqual([200, first]);
  });

  test('that is not there, or has no such name, is rejected', async () => {
    const absent = '00000000-0000-4000-8000-000000000000.webp';
    expect(await statusAndCode(promote({ fileName: absent }))).toEqual([404, 'no_such_preview']);
    const wrong = promote({ fileName: `../media/${absent}` });
    expect(await statusAndCode(wrong)).toEqual([400, 'invalid_file_name']);
  });
});

test.each([
  '/media/00000000-0000-4000-8000-000000000000/480.webp',
  '/media/00000000-0000-4000-8000-000000000000/481.webp',
  '/media/00000000-0000-4000-8000-000000000000/sharedxjpg',
  '/media/preview/00000000-0000-4000-8000-000000000000.webp',
  '/media/',
])('no picture at %s, and nobody keeps that for long', async (path) => {
  const response = await callAs('', path);
  expect(response.status).toBe(404);
  expect(response.headers.get('cache-control')).toBe('public, max-age=60');
});
