import type { DragEvent } from 'react';
import { useEffect, useRef, useState } from 'react';
import type { Bilingual } from '../../../../../model/locale.ts';
import { LOCALES } from '../../../../../model/locale.ts';
import { CONTENT_LIMITS } from '../../../../../model/content-limits.ts';
import { IMAGE_LIMITS, IMAGE_TYPES, mediaPath } from '../../../../../model/media.ts';
import { entryImageKey } from '../../../../../model/storage-keys.ts';
import { readStorage, removeStorage, writeStorage } from '../../../browser/storage.ts';
import { reportError } from '../../../features/error-reporting/index.ts';
import { formatMessage, useLocale } from '../../../features/i18n/index.ts';
import { Button, Notice, TextField, useToast } from '../../../controls/index.ts';
import type { Entry } from '../../../../../model/content-entry.ts';
import type { EntrySession } from '../session/entry-session.ts';
import type { ImageUploadFailure } from './image-upload.ts';
import {
  ImageUploadError,
  fetchPreview,
  discardPreview,
  promotePreview,
  uploadPreview,
  pendingPreview,
} from './image-upload.ts';
import { TextControl } from '../fields/text-control.tsx';
import { contentMessages } from '../messages.ts';

/** An uploaded image that is not used yet. */
interface Preview {
  fileName: string;
  url: string;
}

/** The entry's image: chosen or dropped, previewed, described in both languages, then used. */
export function ImageField({ session, entry }: { session: EntrySession; entry: Entry }) {
  const all = contentMessages[useLocale()];
  const t = all.image;
  const toast = useToast();
  const input = useRef<HTMLInputElement>(null);
  const [preview, setPreview] = useState<Preview | null>(null);
  const [alt, setAlt] = useState<Bilingual<string>>({ en: '', id: '' });
  const [busy, setBusy] = useState<'uploading' | 'preparing' | null>(null);
  const [failure, setFailure] = useState<ImageUploadFailure | null>(null);
  const [isOver, setOver] = useState(false);

  function show(fileName: string, blob: Blob): void {
    setPreview((before) => {
      if (before) URL.revokeObjectURL(before.url);
      return { fileName, url: URL.createObjectURL(blob) };
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

  async function attempt(what: 'uploading' | 'preparing', run: () => Promise<void>): Promise<void> {
    setBusy(what);
    setFailure(null);
    try {
      await run();
    } catch (error) {
      setFailure(error instanceof ImageUploadError ? error.reason : 'failed');
      if (!(error instanceof ImageUploadError)) {
        reportError(error, { action: `${what} an image`, functionName: 'ImageField' });
      }
    } finally {
      setBusy(null);
    }
  }

  const choose = (file: File | undefined) =>
    file &&
    attempt('uploading', async () => {
      const uploaded = await uploadPreview(file);
      writeStorage(owner, uploaded.fileName, 'sessionStorage');
      show(uploaded.fileName, uploaded.blob);
    });

  const use = ({ fileName }: Preview) =>
    attempt('preparing', async () => {
      const promoted = await promotePreview(fileName);
      removeStorage(owner, 'sessionStorage');
      setPreview(null);
      setAlt({ en: '', id: '' });
      if (await session.setCover({ ...promoted, alt })) toast({ text: t.used });
    });

  function discard(): void {
    setPreview(null);
    setFailure(null);
    removeStorage(owner, 'sessionStorage');
    void discardPreview();
  }

  const { cover } = entry;
  const described = LOCALES.every((locale) => alt[locale].trim() !== '');
  return (
    <fieldset
      className={`content-image ${isOver ? 'content-image-over' : ''}`}
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
      <input
        ref={input}
        type="file"
        className="sr-only"
        tabIndex={-1}
        aria-label={t.choose}
        accept={IMAGE_TYPES.join(',')}
        onChange={(event) => {
          void choose(event.target.files?.[0]);
          event.target.value = '';
        }}
      />
      {failure && (
        <Notice tone="danger" role="alert">
          {formatMessage(t[failure], { megapixels: IMAGE_LIMITS.pixels / 1e6 })}
        </Notice>
      )}
      {preview ? (
        <div className="grid gap-3">
          <img src={preview.url} alt="" className="content-image-preview" />
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
              busy={busy === 'preparing'}
              disabled={!described}
              onClick={() => void use(preview)}
            >
              {busy === 'preparing' ? t.preparing : t.use}
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
                className="content-image-preview"
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
            <Button icon="image" busy={busy === 'uploading'} onClick={() => input.current?.click()}>
              {busy === 'uploading' ? t.uploading : cover ? t.replace : t.choose}
            </Button>
            {cover && (
              <Button variant="quiet" onClick={() => void session.setCover(null)}>
                {t.remove}
              </Button>
            )}
            <p className="control-hint">{t.drop}</p>
          </div>
        </div>
      )}
    </fieldset>
  );
}
