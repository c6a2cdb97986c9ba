import { useState } from 'react';
import { Link } from 'react-router-dom';
import { formatDate, formatMessage } from '#browser/locale/format.ts';
import { useLocale } from '#browser/locale/locale-context.tsx';
import type { PictureRow, PictureUse } from '#model/pictures/api.ts';
import { mediaPath } from '#model/pictures/media.ts';
import { PICTURE_NAME_LENGTH } from '#model/pictures/picture.ts';
import { type Bilingual, type Locale, localesFor } from '#studio/locale.ts';
import { contentMessages } from '../content/messages.ts';
import { Button, FormDialog, TextField, useConfirm } from '../ui/index.ts';
import { DescriptionFields } from './description-fields.tsx';
import { pictureMessages } from './messages.ts';
import { changePicture, usePictureMutation } from './use-pictures.ts';

/** A picture of the library: its names, where it is used, and what can be done with it. */
export function PictureDialog({
  picture,
  changed,
  close,
}: {
  picture: PictureRow;
  /** Called after each change, and before the dialog closes by it. */
  changed: () => void;
  close: () => void;
}) {
  const locale = useLocale();
  const t = pictureMessages[locale].details;
  const confirm = useConfirm();
  const [name, setName] = useState(picture.name);
  const [alt, setAlt] = useState<Bilingual<string>>(picture.alt);
  const { busy, error, run } = usePictureMutation('changing a picture');
  const { id, uses } = picture;
  const date = (time: number) => formatDate(time, locale);

  async function finish(done: Promise<boolean>): Promise<void> {
    if (!(await done)) return;
    changed();
    close();
  }

  const save = () =>
    finish(run(() => changePicture({ operation: 'describe', id, name, alt }), { text: t.saved }));

  async function remove(): Promise<void> {
    const question = { title: t.deleteTitle, text: t.deleteText, action: t.delete, danger: true };
    if (!(await confirm(question))) return;
    await finish(run(() => changePicture({ operation: 'delete', id }), { text: t.deletedToast }));
  }

  return (
    <FormDialog
      wide
      title={t.title}
      action={t.save}
      busy={busy}
      failure={error}
      submit={() => void save()}
      close={close}
      aside={
        uses.length === 0 && (
          <Button variant="quiet" icon="trash" onClick={() => void remove()}>
            {t.delete}
          </Button>
        )
      }
    >
      <div className="grid gap-4 min-[800px]:grid-cols-2">
        <div className="grid content-start gap-3">
          <img
            src={mediaPath(id, 960, 'webp')}
            alt=""
            width={picture.width}
            height={picture.height}
            className="max-h-[40vh] w-full rounded-md bg-a-raised object-contain"
          />
          <p className="text-hint text-a-muted">
            {formatMessage(t.facts, {
              width: picture.width,
              height: picture.height,
              date: date(picture.created_at),
            })}
          </p>
          <Uses picture={picture} locale={locale} />
        </div>
        <div className="grid content-start gap-3">
          <DescriptionFields alt={alt} setAlt={setAlt} hint={t.altHint} />
          <TextField
            label={t.name}
            hint={t.nameHint}
            limit={PICTURE_NAME_LENGTH}
            value={name}
            onChange={(event) => setName(event.target.value)}
          />
        </div>
      </div>
    </FormDialog>
  );
}

function Uses({ picture: { uses }, locale }: { picture: PictureRow; locale: Locale }) {
  const t = pictureMessages[locale].details;
  if (uses.length === 0) return <p>{t.noUses}</p>;
  return (
    <div className="grid gap-1">
      <h3 className="text-label font-semibold">{t.uses}</h3>
      <ul className="grid gap-1">
        {uses.map((use) => (
          <li key={`${use.type}/${use.entry}`}>
            <UseLine use={use} locale={locale} />
          </li>
        ))}
      </ul>
      <p className="text-hint text-a-muted">{t.inUse}</p>
    </div>
  );
}

function UseLine({ use, locale }: { use: PictureUse; locale: Locale }) {
  const t = pictureMessages[locale].details;
  const language = localesFor(locale).find((each) => use.title[each] !== '');
  return (
    <>
      <Link
        to={`/admin/${use.type}?entry=${encodeURIComponent(use.entry)}`}
        className="underline underline-offset-2"
        lang={language}
      >
        {language === undefined ? t.untitled : use.title[language]}
      </Link>{' '}
      <span className="text-a-muted">
        {`${contentMessages[locale].types[use.type].title}: ${use.isPublic ? t.public : t.draft}`}
      </span>
    </>
  );
}
