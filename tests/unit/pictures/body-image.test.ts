import { micromark } from 'micromark';
import { expect, test } from 'vitest';
import {
  bodyImagePath,
  parseBodyImagePath,
  picturesInHtml,
  picturesInMarkdown,
  renderBodyImages,
} from '#model/pictures/body-image.ts';
import { isPublishedPicture, mediaPath, previewImagePath } from '#model/pictures/media.ts';

const image = { id: '0b6f1c52-3d0e-4c1b-9a57-5f3f0f2f8a02', width: 1440, height: 900 };

test('an image of a text keeps its size in its address', () => {
  expect(parseBodyImagePath(bodyImagePath(image))).toEqual(image);
  expect(parseBodyImagePath(`/media/${image.id}/480.webp`)).toEqual({
    ...image,
    width: 0,
    height: 0,
  });
  for (const other of ['/media/x/960.webp', `https://evil.example${bodyImagePath(image)}`, '']) {
    expect(parseBodyImagePath(other)).toBeNull();
  }
});

test('images of a text are sent in the formats and widths that browsers need, with their room', () => {
  const html = renderBodyImages(micromark(`![A "red" <b>](${bodyImagePath(image)} "T")`));
  expect(html).toContain(`<source type="image/avif" srcset="/media/${image.id}/480.avif 480w, `);
  expect(html).toContain(`src="/media/${image.id}/960.webp"`);
  expect(html).toContain('width="1440" height="900" alt="A &quot;red&quot; &lt;b&gt;" title="T"');
});

test('other images stay as they are', () => {
  const html = micromark('![x](https://other.example/a.png) `<img src="/media/x" alt="" />`');
  expect(renderBodyImages(html)).toBe(html);
});

test('the images of an article are found in its Markdown and in its HTML, each once', () => {
  const markdown = `![a](${bodyImagePath(image)}) ![b](${bodyImagePath(image)} "T") ![c](/c.png)`;
  expect(picturesInMarkdown(markdown)).toEqual([image.id]);
  const link = `[file](https://other.example/media/${crypto.randomUUID()}/a.pdf)`;
  const html = renderBodyImages(micromark(`${markdown} ${link}`));
  expect(picturesInHtml(html)).toEqual([image.id]);
});

test('the worker keeps published pictures, and no temporary one', () => {
  expect(isPublishedPicture(mediaPath(crypto.randomUUID(), 960, 'webp'))).toBe(true);
  expect(isPublishedPicture(previewImagePath(`${crypto.randomUUID()}.webp`))).toBe(false);
});
