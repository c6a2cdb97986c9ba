import { useSelected } from '#admin/data/draft/use-draft.ts';
import { pictureMessages } from '#admin/pictures/messages.ts';
import { Button } from '#admin/ui/index.ts';
import { formatMessage } from '#browser/locale/format.ts';
import { useLocale } from '#browser/locale/locale-context.tsx';
import { type Picture, picturesIn } from '#model/content/fields.ts';
import { type ControlProps, controlId } from './field-control.ts';
import { ImageField } from './image-field.tsx';

export function PictureControl({ session, field, path, value, type }: ControlProps) {
  const locale = useLocale();
  const [picture = null] = picturesIn(field, useSelected(session, value));
  return (
    <ImageField
      picture={picture}
      type={type}
      label={field.label[locale]}
      {...(field.hint && { hint: field.hint[locale] })}
      field={controlId(path)}
    />
  );
}

/** Pictures in their order, and a place for the next one. */
export function PicturesControl({ session, field, path, value, type }: ControlProps) {
  const locale = useLocale();
  const { label, hint, altHint, itemLabel = label, limit = 0 } = field;
  const pictures = picturesIn(field, useSelected(session, value));

  /** Puts a picture, or none, in the place of another one, or last. */
  function put(old: Picture | null, picture: Picture | null): void {
    // An upload may end long after it began.
    const now = picturesIn(field, value());
    const at = now.findIndex(({ id }) => id === old?.id);
    const others = now.filter(({ id }) => id !== old?.id && id !== picture?.id);
    const place = at < 0 ? others.length : at;
    type(picture === null ? others : others.toSpliced(place, 0, picture));
  }

  return (
    <fieldset data-field={controlId(path)} className="grid min-w-0 gap-3">
      <legend className="text-label font-semibold">{label[locale]}</legend>
      {hint && <p className="text-hint text-a-muted">{hint[locale]}</p>}
      {[...pictures, null].slice(0, limit).map((picture, at) => {
        const before = pictures[at - 1];
        return (
          <ImageField
            key={picture?.id ?? 'next'}
            picture={picture}
            type={(chosen) => put(picture, chosen)}
            label={formatMessage(itemLabel[locale], { number: at + 1 })}
            {...(altHint && { altHint: altHint[locale] })}
          >
            {picture && before && (
              <Button
                variant="quiet"
                icon="up"
                onClick={() => type(pictures.toSpliced(at - 1, 2, picture, before))}
              >
                {pictureMessages[locale].field.earlier}
              </Button>
            )}
          </ImageField>
        );
      })}
    </fieldset>
  );
}
