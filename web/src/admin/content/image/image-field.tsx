import type { DragEvent } from 'react';
import { useEffect, useState } from 'react';
import type { Bilingual } from '../../../../../model/locale.ts';
import { LOCALES } from '../../../../../model/locale.ts';
import { CONTENT_LIMITS } from '../../../../../model/content/limits.ts';
import type { PromotedImage } from '../../../../../model/pictures/image-api.ts';
import { IMAGE_TYPES, mediaPath } from '../../../../../model/pictures/media.ts';
import { entryImageKey } from '../../../../../model/admin-storage-keys.ts';
import { readStorage, removeStorage, writeStorage } from '../../../browser/storage.ts';
import { formatMessage, useLocale } from '../../../features/locale/index.ts';
import {
  Button,
  Failure,
  FileButton,
  ProgressBar,
  TextField,
  useToast,
} from '../../../controls/index.ts';
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
import { PICTURE_CLASS } from '../../pictures/picture-grid.tsx';
import { useImageUpload } from '../../pictures/use-image-upload.ts';
import { TextControl } from '../fields/text-control.tsx';
import { contentMessages } from '../messages.ts';

/** An uploaded image that is not used yet. */
interface Preview {
  fileName: string;
  /** Name of the chosen file; '' after a reload. */
  name: string;
  url: string;
}

/** The entry's image: chosen or dropped, previewed, described in both languages, then used. */
export function ImageField({ session, entry }: { session: EntrySession; entry: Entry }) {
  const language = useLocale();
  const all = contentMessages[language];
  const t = all.image;
  const toast = useToast();
  const [preview, setPreview] = useState<Preview | null>(null);
  const [alt, setAlt] = useState<Bilingual<string>>({ en: '', id: '' });
  const upload = useImageUpload();
  const [isOver, setOver] = useState(false);
  const [isChoosing, setChoosing] = useState(false);

  function show(fileName: string, blob: Blob, name = ''): void {
    setPreview((before) => {
      if (before) URL.revokeObjectURL(before.url);
      return { fileName, name, url: URL.createObjectURL(blob) };
    });
  }

  // Shows the preview that an earlier visit to this entry uploaded and did not use.
  const owner = entryImageKey(entry.id);
  useEffect(() => {
    const fileName = pendingPreview();
    if (fileName === null || readStorage(owner, 'sessionStorage') !== fileName) return;
    fetchPreview(fileName).then(
      (blob) => show(fileName, blob),
      () => undefined,
    );
  }, [owner]);

  const choose = (file: File | undefined) =>
    file &&
    upload.attempt(PREVIEW_PARTS, async (advance) => {
      const uploaded = await uploadPreview(file, advance);
      writeStorage(owner, uploaded.fileName, 'sessionStorage');
      show(uploaded.fileName, uploaded.blob, file.name);
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
      <legend className="control-label">{all.fields.cover}</legend>
      <Failure text={upload.failure} />
      {preview ? (
        <div className="grid gap-3">
          <img src={preview.url} alt="" className={PICTURE_CLASS} />
          <p className="control-hint">{t.pending}</p>
          {LOCALES.map((locale) => (
            <TextField
              key={locale}
              label={formatMessage(t.alt, { language: all.languages[locale] })}
              hint={t.altHint}
              lang={locale}
              maxLength={CONTENT_LIMITS.alt}
              value={alt[locale]}
              onChange={(event) =>
                setAlt((before) => ({ ...before, [locale]: event.target.value }))
              }
            />
          ))}
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
          {upload.progress && <ProgressBar label={t.uploading} progress={upload.progress} />}
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
                  label={formatMessage(t.alt, { language: all.languages[locale] })}
                  hint={t.altHint}
                  lang={locale}
                />
              ))}
            </>
          )}
          <div className="flex flex-wrap items-center gap-2">
            <FileButton
              label={t.choose}
              accept={IMAGE_TYPES}
              busy={upload.busy}
              choose={([file]) => void choose(file)}
            >
              {upload.busy ? t.uploading : cover ? t.replace : t.choose}
            </FileButton>
            <Button icon="pictures" onClick={() => setChoosing(true)}>
              {pictureMessages[language].fromLibrary}
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
