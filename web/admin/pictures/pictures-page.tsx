import { useState } from 'react';
import { Link } from 'react-router-dom';
import * as v from 'valibot';
import { formatDate, formatMessage } from '#browser/locale/format.ts';
import { useLocale } from '#browser/locale/locale-context.tsx';
import { type PictureRow, PICTURE_SEARCH_LENGTH } from '#model/pictures/api.ts';
import { mediaPath } from '#model/pictures/media.ts';
import { PICTURE_NAME_LENGTH } from '#model/pictures/picture.ts';
import { type Bilingual, type Locale, localesFor } from '#studio/locale.ts';
import { contentMessages } from '../content/messages.ts';
import { useUrlState } from '../data/use-url-state.ts';
import {
  Button,
  Failure,
  ImageButton,
  FilterBar,
  FormDialog,
  PageHeader,
  TextField,
  useConfirm,
  useToast,
} from '../ui/index.ts';
import { DescriptionFields } from './description-fields.tsx';
import { uploadImage } from './image-upload.ts';
import { pictureMessages } from './messages.ts';
import { PictureGrid } from './picture-grid.tsx';
import { changePicture, usePictureMutation, usePictures } from './use-pictures.ts';

const FILTERS = ['all', 'unused'] as const;

const urlSchema = v.object({
  show: v.fallback(v.picklist(FILTERS), 'all'),
  search: v.fallback(v.string(), ''),
  picture: v.fallback(v.string(), ''),
});

export function PicturesPage() {
  const t = pictureMessages[useLocale()];
  const toast = useToast();
  const url = useUrlState(urlSchema);
  const { show, search, picture: openId } = url.state;
  const isUnused = show === 'unused';
  const pictures = usePictures(search, isUnused);
  const { error, run } = usePictureMutation('uploading an image');
  const [uploading, setUploading] = useState('');
  const [notStored, setNotStored] = useState<readonly string[]>([]);
  const open = pictures.pictures.find(({ id }) => id === openId);

  async function add(files: readonly File[]): Promise<void> {
    let count = 0;
    const refused: string[] = [];
    for (const [index, file] of files.entries()) {
      setUploading(formatMessage(t.uploadingOne, { number: index + 1, count: files.length }));
      if (await run(() => uploadImage(file))) count += 1;
      else refused.push(file.name);
    }
    setNotStored(files.length > 1 ? refused : []);
    setUploading('');
    if (count === 0) return;
    toast({ text: formatMessage(t.uploaded, { count }) });
    pictures.reload();
  }

  return (
    <>
      <PageHeader text={t.text}>
        <ImageButton
          variant="primary"
          label={t.upload}
          multiple
          busy={uploading !== ''}
          choose={(files) => void add(files)}
        >
          {uploading || t.upload}
        </ImageButton>
      </PageHeader>
      <FilterBar
        filter={{
          label: t.show,
          options: FILTERS.map((value) => ({ value, label: t[value] })),
          value: show,
          onChoose: (value) => url.set({ show: value }),
        }}
        search={{
          applied: search,
          apply: (text) => url.set({ search: text }),
          label: t.search,
          placeholder: t.searchHint,
          maxLength: PICTURE_SEARCH_LENGTH,
        }}
      />
      <div className="mb-4 empty:hidden">
        {notStored.length > 0 ? (
          <Failure text={formatMessage(t.notUploaded, { names: notStored.join(', ') })} />
        ) : (
          <Failure text={error} />
        )}
      </div>
      <PictureGrid
        pictures={pictures}
        isFiltered={search !== '' || isUnused}
        choose={({ id }) => url.set({ picture: id })}
      />
      {open && (
        <PictureDialog
          key={open.id}
          picture={open}
          changed={pictures.reload}
          close={() => url.set({ picture: '' })}
        />
      )}
    </>
  );
}

function PictureDialog({
  picture,
  changed,
  close,
}: {
  picture: PictureRow;
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
              date: formatDate(picture.created_at, locale),
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
        {uses.map(({ type, entry, title, isPublic }) => {
          const language = localesFor(locale).find((each) => title[each] !== '');
          return (
            <li key={`${type}/${entry}`}>
              <Link
                to={`/admin/${type}?entry=${encodeURIComponent(entry)}`}
                className="underline underline-offset-2"
                lang={language}
              >
                {language === undefined ? t.untitled : title[language]}
              </Link>{' '}
              <span className="text-a-muted">
                {`${contentMessages[locale].types[type].title}: ${isPublic ? t.public : t.draft}`}
              </span>
            </li>
          );
        })}
      </ul>
      <p className="text-hint text-a-muted">{t.inUse}</p>
    </div>
  );
}
