import type { DragEvent } from 'react';
import { useEffect, useRef, useState } from 'react';
import type { Bilingual } from '../../../../model/locale.ts';
import { LOCALES } from '../../../../model/locale.ts';
import { CONTENT_LIMITS } from '../../../../model/content-limits.ts';
import { IMAGE_LIMITS, IMAGE_TYPES, mediaPath } from '../../../../model/media.ts';
import { reportError } from '../../features/error-reporting/index.ts';
import { useLocale } from '../../features/i18n/index.ts';
import { Button, Notice, TextField, formatMessage, useToast } from '../../controls/index.ts';
import type { Entry } from './entry.ts';
import type { EntrySession } from './entry-session.ts';
import type { PictureProblem } from './image-upload.ts';
import {
  ImageUploadError,
  fetchPreview,
  giveUpPicture,
  promoteImage,
  uploadImage,
  waitingPicture,
} from './image-upload.ts';
import { TextControl } from './text-control.tsx';
import { contentMessages } from './messages.ts';

interface Waiting {
  fileName: string;
  address: string;
}

/** The entry's picture: chosen or dropped, seen before it is used, described in both languages. */
export function ImageField({ session, entry }: { session: EntrySession; entry: Entry }) {
  const all = contentMessages[useLocale()];
  const t = all.picture;
  const toast = useToast();
  const input = useRef<HTMLInputElement>(null);
  const [waiting, setWaiting] = useState<Waiting | null>(null);
  const [alt, setAlt] = useState<Bilingual<string>>({ en: '', id: '' });
  const [busy, setBusy] = useState<'uploading' | 'preparing' | null>(null);
  const [problem, setProblem] = useState<PictureProblem | null>(null);
  const [isOver, setOver] = useState(false);

  function show(fileName: string, blob: Blob): void {
    setWaiting((before) => {
      if (before) URL.revokeObjectURL(before.address);
      return { fileName, address: URL.createObjectURL(blob) };
    });
  }

  // A picture that an earlier visit to this entry uploaded is still waiting to be used.
  const owner = `content_picture:${entry.id}`;
  useEffect(() => {
    const fileName = waitingPicture();
    if (fileName === null || sessionStorage.getItem(owner) !== fileName) return;
    fetchPreview(fileName).then(
      (blob) => show(fileName, blob),
      () => undefined,
    );
  }, [owner]);

  async function attempt(what: 'uploading' | 'preparing', run: () => Promise<void>): Promise<void> {
    setBusy(what);
    setProblem(null);
    try {
      await run();
    } catch (error) {
      setProblem(error instanceof ImageUploadError ? error.problem : 'failed');
      if (!(error instanceof ImageUploadError)) {
        reportError(error, { action: `${what} a picture`, functionName: 'PictureField' });
      }
    } finally {
      setBusy(null);
    }
  }

  const choose = (file: File | undefined) =>
    file &&
    attempt('uploading', async () => {
      const preview = await uploadImage(file);
      sessionStorage.setItem(owner, preview.fileName);
      show(preview.fileName, preview.blob);
    });

  const use = ({ fileName }: Waiting) =>
    attempt('preparing', async () => {
      const promoted = await promoteImage(fileName);
      sessionStorage.removeItem(owner);
      setWaiting(null);
      setAlt({ en: '', id: '' });
      if (await session.setCover({ ...promoted, alt })) toast({ text: t.used });
    });

  function giveUp(): void {
    setWaiting(null);
    setProblem(null);
    sessionStorage.removeItem(owner);
    void giveUpPicture();
  }

  const { cover } = entry;
  const described = LOCALES.every((locale) => alt[locale].trim() !== '');
  return (
    <fieldset
      className={`content-picture ${isOver ? 'content-picture-over' : ''}`}
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
        aria-label={t.pick}
        accept={IMAGE_TYPES.join(',')}
        onChange={(event) => {
          void choose(event.target.files?.[0]);
          event.target.value = '';
        }}
      />
      {problem && (
        <Notice tone="danger" role="alert">
          {formatMessage(t[problem], { megapixels: IMAGE_LIMITS.pixels / 1e6 })}
        </Notice>
      )}
      {waiting ? (
        <div className="grid gap-3">
          <img src={waiting.address} alt="" className="content-picture-image" />
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
              look="primary"
              busy={busy === 'preparing'}
              disabled={!described}
              onClick={() => void use(waiting)}
            >
              {busy === 'preparing' ? t.preparing : t.use}
            </Button>
            <Button onClick={giveUp}>{t.giveUp}</Button>
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
                className="content-picture-image"
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
              {busy === 'uploading' ? t.uploading : cover ? t.replace : t.pick}
            </Button>
            {cover && (
              <Button look="quiet" onClick={() => void session.setCover(null)}>
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
