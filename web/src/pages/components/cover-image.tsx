import { MEDIA_FORMATS, MEDIA_WIDTHS } from '../../../../model/pictures/media.ts';
import type { Picture } from '../../../../model/content/kinds.ts';
import type { Locale } from '../../../../model/locale.ts';

/**
 * A cover image in the sizes and formats that the media function serves. Width and height reserve its place.
 * @param sizes value of the `sizes` attribute
 */
export function CoverImage(props: {
  cover: Picture;
  locale: Locale;
  sizes: string;
  eager?: boolean;
}) {
  const { cover, locale, sizes, eager = false } = props;
  const available = MEDIA_WIDTHS.filter((width) => width <= cover.width);
  const widths = available.length > 0 ? available : MEDIA_WIDTHS.slice(0, 1);
  const url = (width: number, format: string) => `/media/${cover.id}/${width}.${format}`;
  const candidates = (format: string) =>
    widths.map((width) => `${url(width, format)} ${width}w`).join(', ');
  const [modern, fallback] = MEDIA_FORMATS;
  return (
    <picture>
      <source type={`image/${modern}`} sizes={sizes} srcSet={candidates(modern)} />
      <img
        src={url(MEDIA_WIDTHS[0], fallback)}
        srcSet={candidates(fallback)}
        sizes={sizes}
        width={cover.width}
        height={cover.height}
        alt={cover.alt[locale]}
        loading={eager ? 'eager' : 'lazy'}
        decoding="async"
      />
    </picture>
  );
}
