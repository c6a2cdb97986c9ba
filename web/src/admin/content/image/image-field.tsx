import type { DragEvent } from 'react';
import { useEffect, useState } from 'react';
import type { Bilingual } from '../../../../../model/locale.ts';
import { LOCALES } from '../../../../../model/locale.ts';
import { IMAGE_TYPES } from '../../../../../model/pictures/limits.ts';
import { mediaPath } from '../../../../../model/pictures/media.ts';
import { setUnsavedText } from '../../../browser/unsaved-text.ts';
import { formatMessage, useLocale } from '../../../features/locale/index.ts';
import { Button, Failure, FileButton, ProgressBar, useToast } from '../../../controls/index.ts';
import type { Entry } from '../../../../../model/content/entry.ts';
import type { EntrySession } from '../autosave/entry-session.ts';
import { shrinkImage, STORE_PARTS, storeImage } from '../../pictures/image-upload.ts';
import { pictureMessages } from '../../pictures/messages.ts';
import { PictureChooser } from '../../pictures/picture-chooser.tsx';
import { DescriptionFields } from '../../pictures/description-fields.tsx';
import { useObjectUrl } from '../../pictures/use-object-url.ts';
import { PICTURE_CLASS } from '../../pictures/picture-grid.tsx';
import { useImageUpload } from '../../pictures/use-image-upload.ts';
import { TextControl } from '../fields/text-control.tsx';
import { contentMessages } from '../messages.ts';
import { imageMessages } from './messages.ts';

/** The entry's image: chosen or dropped, previewed, described in both languages, then used. */
export function ImageField({ session, entry }: { session: EntrySession; entry: Entry }) {
  const language = useLocale();
  const t = imageMessages[language];
  const pictures = pictureMessages[language];
  const { languages, fields } = contentMessages[language];
  const toast = useToast();
  /** The chosen file, shrunk; null where none waits to be used. */
  const [chosen, setChosen] = useState<File | null>(null);
  const [alt, setAlt] = useState<Bilingual<string>>({ en: '', id: '' });
  const upload = useImageUpload();
  const previewUrl = useObjectUrl(chosen);
  const [isOver, setOver] = useState(false);
  const [isChoosing, setChoosing] = useState(false);

  // Leaving the page would lose the picture and its descriptions.
  useEffect(() => {
    if (chosen === null) return;
    const source = `picture ${entry.id}`;
    const confirmUnload = (event: BeforeUnloadEvent) => event.preventDefault();
    setUnsavedText(source, true);
    addEventListener('beforeunload', confirmUnload);
    return () => {
      setUnsavedText(source, false);
      removeEventListener('beforeunload', confirmUnload);
    };
  }, [entry.id, chosen]);

  const choose = (file: File | undefined) =>
    file && upload.attempt(1, async () => setChosen(await shrinkImage(file)));

  async function use(image: File): Promise<void> {
    await upload.attempt(STORE_PARTS, async (advance) => {
      const stored = await storeImage(image, advance, alt);
      discard();
      // The upload has ended; offline, this is saved later.
      void setCover({ ...stored, alt });
    });
  }

  async function setCover(cover: Entry['cover']): Promise<void> {
    if (await session.update({ cover })) toast({ text: t.used });
  }

  function discard(): void {
    setChosen(null);
    setAlt({ en: '', id: '' });
    upload.forgetFailure();
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
      {upload.progress && <ProgressBar label={pictures.uploading} progress={upload.progress} />}
      {chosen ? (
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
              onClick={() => void use(chosen)}
            >
              {upload.busy ? t.preparing : t.use}
            </Button>
            <Button onClick={discard}>{t.discard}</Button>
            {!described && <p className="control-hint">{t.altFirst}</p>}
          </div>
        </div>
      ) : (
        <div className="grid gap-3">
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
