import { MEDIA_FOLDER, MEDIA_WIDTHS, UUID_PATTERN, mediaPath } from './media.ts';

interface BodyImage {
  id: string;
  width: number;
  height: number;
}

const PATH = new RegExp(
  `^/${MEDIA_FOLDER}/(?<id>${UUID_PATTERN})/(?:${MEDIA_WIDTHS.join('|')})\\.webp(?:#(?<width>\\d{1,5})x(?<height>\\d{1,5}))?$`,
);

export function bodyImagePath({ id, width, height }: BodyImage): string {
  return `${mediaPath(id, 960, 'webp')}#${width}x${height}`;
}

/** Null for any other address; sizes are 0 without the fragment. */
export function parseBodyImagePath(path: string): BodyImage | null {
  const found = PATH.exec(path)?.groups;
  const id = found?.['id'];
  if (id === undefined) return null;
  return { id, width: Number(found?.['width'] ?? 0), height: Number(found?.['height'] ?? 0) };
}

export const isBodyImagePath = (path: string): boolean => PATH.test(path);

const COPIED = new RegExp(
  `^/${MEDIA_FOLDER}/(?<id>${UUID_PATTERN})/(?<file>(?:${MEDIA_WIDTHS.join('|')})\\.(?:avif|webp))$`,
);

/**
 * Path of a picture copied from a page of this site; null for any other.
 * @param sides as the page shows them; those of an article are of the largest size
 */
export function copiedImagePath(
  path: string,
  { width, height }: { width: number; height: number },
): string | null {
  if (isBodyImagePath(path) && path.includes('#')) return path;
  const { id, file } = COPIED.exec(path)?.groups ?? {};
  if (id === undefined) return null;
  if (file !== '960.webp' || !(width > 0 && height > 0)) return mediaPath(id, 960, 'webp');
  return bodyImagePath({ id, width, height });
}

const IMAGE_TAG = /<img src="(?<path>[^"]*)" alt="(?<alt>[^"]*)"(?<title> title="[^"]*")? \/>/g;

const ADDRESS = `/${MEDIA_FOLDER}/(${UUID_PATTERN})/`;

export const picturesInMarkdown = (text: string): string[] => idsIn(text, ADDRESS);

export const picturesInHtml = (html: string): string[] => idsIn(html, `<img src="${ADDRESS}`);

const idsIn = (text: string, pattern: string): string[] => [
  ...new Set([...text.matchAll(new RegExp(pattern, 'g'))].map(([, id = '']) => id)),
];

/** Width of an article's text (`.article-page`); a portfolio item's is at most as wide. */
const SIZES = '(max-width: 50rem) 100vw, 50rem';

/**
 * Adds formats, widths and the room for the time before images are loaded.
 * @param html as micromark renders it from Markdown; images of other places stay as they are
 */
export function renderBodyImages(html: string): string {
  return html.replace(IMAGE_TAG, (tag, path: string, alt: string, title: string | undefined) => {
    const image = parseBodyImagePath(path);
    if (image === null) return tag;
    const { id, width, height } = image;
    // Smaller originals are not enlarged.
    const enough = MEDIA_WIDTHS.filter((one) => width === 0 || one <= width);
    const widths = enough.length > 0 ? enough : MEDIA_WIDTHS.slice(0, 1);
    const candidates = (format: 'avif' | 'webp') =>
      widths.map((one) => `${mediaPath(id, one, format)} ${one}w`).join(', ');
    const room = width > 0 && height > 0 ? ` width="${width}" height="${height}"` : '';
    const fallback = `<img src="${mediaPath(id, 960, 'webp')}" srcset="${candidates('webp')}" sizes="${SIZES}"${room} alt="${alt}"${title ?? ''} loading="lazy" decoding="async" />`;
    return `<picture><source type="image/avif" srcset="${candidates('avif')}" sizes="${SIZES}" />${fallback}</picture>`;
  });
}
