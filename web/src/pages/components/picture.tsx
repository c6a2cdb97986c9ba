import { MEDIA_FORMATS, MEDIA_WIDTHS } from '../../../../model/content-limits.ts';
import type { Cover } from '../../../../model/cover.ts';
import type { Locale } from '../../../../model/locale.ts';

/**
 * A cover in the sizes and formats that the media function serves; its place is kept while it loads.
 * @param sizes as in the `sizes` attribute: how wide it is shown
 */
export function Picture(props: { cover: Cover; locale: Locale; sizes: string; eager?: boolean }) {
  const { cover, locale, sizes, eager = false } = props;
  const fitting = MEDIA_WIDTHS.filter((width) => width <= cover.width);
  const widths = fitting.length > 0 ? fitting : MEDIA_WIDTHS.slice(0, 1);
  const address = (width: number, format: string) => `/media/${cover.id}/${width}.${format}`;
  const candidates = (format: string) =>
    widths.map((width) => `${address(width, format)} ${width}w`).join(', ');
  const [modern, fallback] = MEDIA_FORMATS;
  return (
    <picture>
      <source type={`image/${modern}`} sizes={sizes} srcSet={candidates(modern)} />
      <img
        src={address(MEDIA_WIDTHS[0], fallback)}
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
