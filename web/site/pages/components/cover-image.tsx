import type { Picture } from '#model/content/fields.ts';
import { MEDIA_FORMATS, MEDIA_WIDTHS, mediaPath } from '#model/pictures/media.ts';
import type { Locale } from '#studio/locale.ts';
import { LogoPattern } from '#studio/logo.tsx';
import { MovingPart } from './moving-part.tsx';

interface CoverImageProps {
  cover: Picture;
  locale: Locale;
  sizes: string;
  eager?: boolean;
}

export function CoverImage({ cover, locale, sizes, eager = false }: CoverImageProps) {
  const available = MEDIA_WIDTHS.filter((width) => width <= cover.width);
  const widths = available.length > 0 ? available : MEDIA_WIDTHS.slice(0, 1);
  const candidates = (format: (typeof MEDIA_FORMATS)[number]) =>
    widths.map((width) => `${mediaPath(cover.id, width, format)} ${width}w`).join(', ');
  const [modern, fallback] = MEDIA_FORMATS;
  return (
    <picture>
      <source type={`image/${modern}`} sizes={sizes} srcSet={candidates(modern)} />
      <img
        src={mediaPath(cover.id, MEDIA_WIDTHS[0], fallback)}
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

/** The cover of an entry, or a pattern. @param of as of `MovingPart` */
export function Cover({
  of,
  cover,
  ...rest
}: Omit<CoverImageProps, 'cover'> & { of: string; cover: Picture | null }) {
  return (
    <MovingPart of={of} part="cover">
      <div className="cover">
        {cover ? (
          <CoverImage cover={cover} {...rest} />
        ) : (
          <LogoPattern className="background-pattern" />
        )}
      </div>
    </MovingPart>
  );
}
