import type { DragEvent } from 'react';
import { useEffect, useRef, useState } from 'react';
import type { Bilingual } from '../../../../model/locale.ts';
import { LOCALES } from '../../../../model/locale.ts';
import { CONTENT_LIMITS } from '../../../../model/content.ts';
import { IMAGE_LIMITS, IMAGE_TYPES, mediaPath } from '../../../../model/media.ts';
import { reportError } from '../../features/errors/index.ts';
import { useLocale } from '../../features/locale/index.ts';
import { Button, Notice, TextField, fill, useToast } from '../ui/index.ts';
import type { Entry } from './entry.ts';
import type { EntrySession } from './entry-session.ts';
import type { PictureProblem } from './picture-upload.ts';
import {
  PictureError,
  fetchPicture,
  giveUpPicture,
  promotePicture,
  uploadPicture,
  waitingPicture,
} from './picture-upload.ts';
import { TextControl } from './text-control.tsx';
import { contentWords } from './words.ts';

interface Waiting {
  fileName: string;
  address: string;
}

/** The entry's picture: chosen or dropped, seen before it is used, described in both languages. */
export function PictureField({ session, entry }: { session: EntrySession; entry: Entry }) {
  const all = contentWords[useLocale()];
  const words = all.picture;
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
    fetchPicture(fileName).then(
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
      setProblem(error instanceof PictureError ? error.problem : 'failed');
      if (!(error instanceof PictureError)) {
        reportError(error, { during: `${what} a picture`, inFunction: 'PictureField' });
      }
    } finally {
      setBusy(null);
    }
  }

  const choose = (file: File | undefined) =>
    file &&
    attempt('uploading', async () => {
      const preview = await uploadPicture(file);
      sessionStorage.setItem(owner, preview.fileName);
      show(preview.fileName, preview.blob);
    });

  const use = ({ fileName }: Waiting) =>
    attempt('preparing', async () => {
      const promoted = await promotePicture(fileName);
      sessionStorage.removeItem(owner);
      setWaiting(null);
      setAlt({ en: '', id: '' });
      if (await session.setCover({ ...promoted, alt })) toast({ text: words.used });
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
      <legend className="k-label">{all.fields.cover}</legend>
      <input
        ref={input}
        type="file"
        className="sr-only"
        tabIndex={-1}
        aria-label={words.pick}
        accept={IMAGE_TYPES.join(',')}
        onChange={(event) => {
          void choose(event.target.files?.[0]);
          event.target.value = '';
        }}
      />
      {problem && (
        <Notice tone="danger" role="alert">
          {fill(words[problem], { megapixels: IMAGE_LIMITS.pixels / 1e6 })}
        </Notice>
      )}
      {waiting ? (
        <div className="grid gap-3">
          <img src={waiting.address} alt="" className="content-picture-image" />
          <p className="k-hint">{words.pending}</p>
          {LOCALES.map((locale) => (
            <TextField
              key={locale}
              label={fill(words.alt, { language: all.languages[locale] })}
              hint={words.altHint}
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
              {busy === 'preparing' ? words.preparing : words.use}
            </Button>
            <Button onClick={giveUp}>{words.giveUp}</Button>
            {!described && <p className="k-hint">{words.altFirst}</p>}
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
                  label={fill(words.alt, { language: all.languages[locale] })}
                  hint={words.altHint}
                  lang={locale}
                />
              ))}
            </>
          )}
          <div className="flex flex-wrap items-center gap-2">
            <Button icon="image" busy={busy === 'uploading'} onClick={() => input.current?.click()}>
              {busy === 'uploading' ? words.uploading : cover ? words.replace : words.pick}
            </Button>
            {cover && (
              <Button look="quiet" onClick={() => void session.setCover(null)}>
                {words.remove}
              </Button>
            )}
            <p className="k-hint">{words.drop}</p>
          </div>
        </div>
      )}
    </fieldset>
  );
}
