import type { PublicTestimonial } from '#model/content/answers.ts';
import { mediaPath } from '#model/pictures/media.ts';
import type { Locale } from '#studio/locale.ts';

const SIDE = 48;

function initialsOf(person: string): string {
  const [first = '', ...others] = person.trim().split(/\s+/);
  const initials = [first, others.at(-1) ?? ''].map((word) => /./u.exec(word)?.[0] ?? '');
  return initials.join('').toLocaleUpperCase();
}

/** A round picture or initials, name and role. @param props.locale language of the text */
export function Speaker(props: {
  testimonial: Pick<PublicTestimonial, 'person' | 'picture'>;
  role: string;
  locale: Locale;
}) {
  const { person, picture } = props.testimonial;
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
            alt={picture.alt[props.locale]}
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
        <span>{props.role}</span>
      </span>
    </figcaption>
  );
}
