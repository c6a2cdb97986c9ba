import type { PublicTestimonial } from '../../../../model/content/answers.ts';
import type { Locale } from '../../../../model/locale.ts';
import { mediaPath } from '../../../../model/pictures/media.ts';

/** Side of the round picture in CSS pixels (`.face`). */
const SIDE = 48;

/** The first letters of the first and the last word of a name. */
export function initialsOf(person: string): string {
  const words = person.trim().split(/\s+/);
  const ends = words.length > 1 ? [words[0], words.at(-1)] : words;
  return ends
    .map((word) => /./u.exec(word ?? '')?.[0] ?? '')
    .join('')
    .toLocaleUpperCase();
}

/** Who says a testimonial: a round picture, or initials where there is none, beside name and role. */
export function Speaker({
  testimonial: { person, picture },
  role,
  locale,
}: {
  testimonial: Pick<PublicTestimonial, 'person' | 'picture'>;
  role: string;
  /** Language of the text. */
  locale: Locale;
}) {
  return (
    <figcaption className="speaker">
      {picture ? (
        <picture>
          <source type="image/avif" srcSet={mediaPath(picture.id, 480, 'avif')} />
          <img
            className="face"
            src={mediaPath(picture.id, 480, 'webp')}
            width={SIDE}
            height={SIDE}
            alt={picture.alt[locale]}
            loading="lazy"
            decoding="async"
          />
        </picture>
      ) : (
        <span className="face" aria-hidden="true">
          {initialsOf(person)}
        </span>
      )}
      <span>
        <strong dir="auto">{person}</strong>
        <span>{role}</span>
      </span>
    </figcaption>
  );
}
