import { type ReactNode, useRef, useState } from 'react';
import { useSelected } from '#admin/data/draft/use-draft.ts';
import { DescriptionFields } from '#admin/pictures/description-fields.tsx';
import { pictureMessages } from '#admin/pictures/messages.ts';
import { PICTURE_CLASS, PictureChooser } from '#admin/pictures/picture-grid.tsx';
import { usePreviewImage } from '#admin/pictures/use-preview-image.ts';
import { Button, Failure, ImageButton, useToast } from '#admin/ui/index.ts';
import { formatMessage } from '#browser/locale/format.ts';
import { useLocale } from '#browser/locale/locale-context.tsx';
import { type Picture, picturesIn } from '#model/content/fields.ts';
import { mediaPath } from '#model/pictures/media.ts';
import { inEachLocale, LOCALES } from '#studio/locale.ts';
import { type ControlProps, controlId } from './field-control.ts';

export function PictureControl({ session, field, path, value, type, replace }: ControlProps) {
  const locale = useLocale();
  const [picture = null] = picturesIn(field, useSelected(session, value));
  return (
    <ImageField
      picture={picture}
      type={type}
      replace={replace}
      label={field.label[locale]}
      {...(field.hint && { hint: field.hint[locale] })}
      field={controlId(path)}
    />
  );
}

export function PicturesControl({ session, field, path, value, type, replace }: ControlProps) {
  const locale = useLocale();
  const { label, hint, altHint, itemLabel = label, limit = 0 } = field;
  const pictures = picturesIn(field, useSelected(session, value));

  function withPicture(old: Picture | null, picture: Picture | null): Picture[] {
    // An upload may end long after it began.
    const now = picturesIn(field, value());
    const at = now.findIndex(({ id }) => id === old?.id);
    const others = now.filter(({ id }) => id !== old?.id && id !== picture?.id);
    const place = at < 0 ? others.length : at;
    return picture === null ? others : others.toSpliced(place, 0, picture);
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
            type={(chosen) => type(withPicture(picture, chosen))}
            replace={(chosen, text) => replace(withPicture(picture, chosen), text)}
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

const NO_ALT = inEachLocale(() => '');

interface ImageFieldProps {
  picture: Picture | null;
  type: (picture: Picture | null) => void;
  replace: (picture: Picture | null, text: string) => void;
  label: string;
  hint?: string;
  altHint?: string;
  field?: string;
  children?: ReactNode;
}

function ImageField(props: ImageFieldProps) {
  const { picture, type, label, hint, field, children } = props;
  const language = useLocale();
  const pictures = pictureMessages[language];
  const t = pictures.field;
  const { altHint = pictures.altHint } = props;
  const preview = usePreviewImage();
  const { src, busy } = preview;
  const [alt, setAlt] = useState(NO_ALT);
  const [isChoosing, setChoosing] = useState(false);
  const isChosen = src !== null;

  const toast = useToast();
  const file = useRef<File>(undefined);

  function put(chosen: Picture | null): void {
    if (picture === null) type(chosen);
    else props.replace(chosen, chosen === null ? t.removed : t.replaced);
  }

  function discard(): void {
    const [before, described] = [file.current, alt];
    preview.discard();
    setAlt(NO_ALT);
    toast({
      text: t.discarded,
      undo: () => {
        choose(before);
        setAlt(described);
      },
    });
  }

  const isDescribed = LOCALES.every((locale) => alt[locale].trim() !== '');

  function use(): void {
    preview.use(alt, (stored) => {
      put({ ...stored, alt });
      setAlt(NO_ALT);
    });
  }

  function choose(chosen: File | undefined): void {
    setAlt(NO_ALT);
    file.current = chosen;
    preview.choose(chosen);
  }

  return (
    <fieldset
      data-field={field}
      className="grid min-w-0 gap-3 rounded-lg border border-dashed border-a-edge p-3"
      onDrop={({ dataTransfer }) => choose(dataTransfer.files[0])}
    >
      <legend className="text-label font-semibold">{label}</legend>
      {hint && <p className="text-hint text-a-muted">{hint}</p>}
      <Failure text={preview.failure} />
      {isChosen ? (
        <div className="grid gap-3">
          <img src={src} alt="" className={PICTURE_CLASS} />
          <p className="text-hint text-a-muted">{t.pending}</p>
          <DescriptionFields alt={alt} setAlt={setAlt} hint={altHint} />
          <div className="flex flex-wrap items-center gap-2">
            <Button variant="primary" busy={busy} disabled={!isDescribed} onClick={use}>
              {busy ? t.preparing : t.use}
            </Button>
            <Button onClick={discard}>{t.discard}</Button>
            {!isDescribed && <p className="text-hint text-a-muted">{t.altFirst}</p>}
          </div>
        </div>
      ) : (
        <div className="grid gap-3">
          {picture && (
            <>
              <img
                src={mediaPath(picture.id, 960, 'webp')}
                width={picture.width}
                height={picture.height}
                alt=""
                className={PICTURE_CLASS}
              />
              <DescriptionFields
                alt={picture.alt}
                setAlt={(written) => type({ ...picture, alt: written })}
                hint={altHint}
              />
            </>
          )}
          <div className="flex flex-wrap items-center gap-2">
            <ImageButton label={pictures.choose} busy={busy} choose={([chosen]) => choose(chosen)}>
              {busy ? pictures.uploading : picture ? t.replace : pictures.choose}
            </ImageButton>
            <Button icon="pictures" onClick={() => setChoosing(true)}>
              {pictures.fromLibrary}
            </Button>
            {picture && (
              <Button variant="quiet" onClick={() => put(null)}>
                {t.remove}
              </Button>
            )}
            <p className="text-hint text-a-muted">{t.drop}</p>
          </div>
        </div>
      )}
      {children}
      {isChoosing && (
        <PictureChooser
          choose={({ id, width, height, alt: known }) => {
            setChoosing(false);
            put({ id, width, height, alt: known });
          }}
          close={() => setChoosing(false)}
        />
      )}
    </fieldset>
  );
}
