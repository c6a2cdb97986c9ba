import type { DragEvent } from 'react';
import { useEffect, useState } from 'react';
import type { Bilingual } from '../../../../../model/locale.ts';
import { LOCALES } from '../../../../../model/locale.ts';
import type { PromotedImage } from '../../../../../model/pictures/image-api.ts';
import { IMAGE_TYPES } from '../../../../../model/pictures/limits.ts';
import { mediaPath } from '../../../../../model/pictures/media.ts';
import { entryImageKey } from '../../../../../model/admin-storage-keys.ts';
import { readStorage, removeStorage, writeStorage } from '../../../browser/storage.ts';
import { formatMessage, useLocale } from '../../../features/locale/index.ts';
import { Button, Failure, FileButton, ProgressBar, useToast } from '../../../controls/index.ts';
import type { Entry } from '../../../../../model/content/entry.ts';
import type { EntrySession } from '../autosave/entry-session.ts';
import {
  discardPreview,
  fetchPreview,
  pendingPreview,
  promotePreview,
  PREVIEW_PARTS,
  uploadPreview,
} from '../../pictures/image-upload.ts';
import { pictureMessages } from '../../pictures/messages.ts';
import { PictureChooser } from '../../pictures/picture-chooser.tsx';
import { DescriptionFields } from '../../pictures/description-fields.tsx';
import { useObjectUrl } from '../../pictures/use-object-url.ts';
import { PICTURE_CLASS } from '../../pictures/picture-grid.tsx';
import { useImageUpload } from '../../pictures/use-image-upload.ts';
import { TextControl } from '../fields/text-control.tsx';
import { contentMessages } from '../messages.ts';
import { imageMessages } from './messages.ts';

/** An uploaded image that is not used yet. */
interface Preview {
  fileName: string;
  /** Name of the chosen file; '' after a reload. */
  name: string;
  blob: Blob;
}

/** The entry's image: chosen or dropped, previewed, described in both languages, then used. */
export function ImageField({ session, entry }: { session: EntrySession; entry: Entry }) {
  const language = useLocale();
  const t = imageMessages[language];
  const pictures = pictureMessages[language];
  const { languages, fields } = contentMessages[language];
  const toast = useToast();
  const [preview, setPreview] = useState<Preview | null>(null);
  const [alt, setAlt] = useState<Bilingual<string>>({ en: '', id: '' });
  const upload = useImageUpload();
  const previewUrl = useObjectUrl(preview?.blob ?? null);
  const [isOver, setOver] = useState(false);
  const [isChoosing, setChoosing] = useState(false);

  // Shows the preview that an earlier visit to this entry uploaded and did not use.
  const owner = entryImageKey(entry.id);
  useEffect(() => {
    const fileName = pendingPreview();
    if (fileName === null || readStorage(owner, 'sessionStorage') !== fileName) return;
    fetchPreview(fileName).then(
      (blob) => setPreview({ fileName, name: '', blob }),
      () => undefined,
    );
  }, [owner]);

  const choose = (file: File | undefined) =>
    file &&
    upload.attempt(PREVIEW_PARTS, async (advance) => {
      const { fileName, blob } = await uploadPreview(file, advance);
      writeStorage(owner, fileName, 'sessionStorage');
      setPreview({ fileName, name: file.name, blob });
    });

  async function use({ fileName, name }: Preview): Promise<void> {
    let promoted: PromotedImage | null = null;
    await upload.attempt(1, async () => {
      promoted = await promotePreview({ fileName, name, alt });
    });
    if (promoted === null) return;
    removeStorage(owner, 'sessionStorage');
    setPreview(null);
    setAlt({ en: '', id: '' });
    if (await session.update({ cover: { ...(promoted as PromotedImage), alt } })) {
      toast({ text: t.used });
    }
  }

  function discard(): void {
    setPreview(null);
    upload.forgetFailure();
    removeStorage(owner, 'sessionStorage');
    void discardPreview();
  }

  const { cover } = entry;
  const described = LOCALES.every((locale) => alt[locale].trim() !== '');
  return (
    <fieldset
      className={`grid min-w-0 gap-3 rounded-lg border border-dashed p-3 ${isOver ? 'border-a-accent bg-a-soft forced-colors:outline-2 forced-colors:outline-[Highlight]' : 'border-a-edge'}`}
      onDragOver={(event: DragEvent) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event: DragEvent) => {
        event.preventDefault();
        setOver(false);
        void choose(event.dataTransfer.files[0]);
      }}
    >
      <legend className="control-label">{fields.cover}</legend>
      <Failure text={upload.failure} />
      {preview ? (
        <div className="grid gap-3">
          <img src={previewUrl ?? undefined} alt="" className={PICTURE_CLASS} />
          <p className="control-hint">{t.pending}</p>
          <DescriptionFields
            alt={alt}
            setAlt={setAlt}
            hints={{ en: pictures.altHint, id: pictures.altHint }}
          />
          <div className="flex flex-wrap items-center gap-2">
            <Button
              variant="primary"
              busy={upload.busy}
              disabled={!described}
              onClick={() => void use(preview)}
            >
              {upload.busy ? t.preparing : t.use}
            </Button>
            <Button onClick={discard}>{t.discard}</Button>
            {!described && <p className="control-hint">{t.altFirst}</p>}
          </div>
        </div>
      ) : (
        <div className="grid gap-3">
          {upload.progress && <ProgressBar label={pictures.uploading} progress={upload.progress} />}
          {cover && (
            <>
              <img
                src={mediaPath(cover.id, 960, 'webp')}
                width={cover.width}
                height={cover.height}
                alt=""
                className={PICTURE_CLASS}
              />
              {LOCALES.map((locale) => (
                <TextControl
                  key={locale}
                  session={session}
                  path={`cover.alt.${locale}`}
                  label={formatMessage(pictures.alt, { language: languages[locale] })}
                  hint={pictures.altHint}
                  lang={locale}
                />
              ))}
            </>
          )}
          <div className="flex flex-wrap items-center gap-2">
            <FileButton
              label={pictures.choose}
              accept={IMAGE_TYPES}
              busy={upload.busy}
              choose={([file]) => void choose(file)}
            >
              {upload.busy ? pictures.uploading : cover ? t.replace : pictures.choose}
            </FileButton>
            <Button icon="pictures" onClick={() => setChoosing(true)}>
              {pictures.fromLibrary}
            </Button>
            {cover && (
              <Button variant="quiet" onClick={() => void session.update({ cover: null })}>
                {t.remove}
              </Button>
            )}
            <p className="control-hint">{t.drop}</p>
          </div>
        </div>
      )}
      {isChoosing && (
        <PictureChooser
          choose={({ id, width, height, alt: known }) => {
            setChoosing(false);
            void session.update({ cover: { id, width, height, alt: known } });
          }}
          close={() => setChoosing(false)}
        />
      )}
    </fieldset>
  );
}
