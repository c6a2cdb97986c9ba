import { useEffect, useRef, useState } from 'react';
import { bodyImagePath } from '../../../../../model/body-image.ts';
import { CONTENT_LIMITS } from '../../../../../model/content-limits.ts';
import type { Locale } from '../../../../../model/locale.ts';
import { IMAGE_LIMITS, IMAGE_TYPES } from '../../../../../model/media.ts';
import { Button, Dialog, Notice, TextField } from '../../../controls/index.ts';
import { reportError } from '../../../features/error-reporting/index.ts';
import { formatMessage, useLocale } from '../../../features/i18n/index.ts';
import type { ImageUploadFailure } from '../image/image-upload.ts';
import { ImageUploadError, uploadBodyImage } from '../image/image-upload.ts';
import { contentMessages } from '../messages.ts';

/** An image in the text, or one that is to be inserted. */
export interface EditedImage {
  /** A file that is to be uploaded; null where the image exists or is yet to be chosen. */
  file: File | null;
  /** Address of an image that exists; ''. */
  src: string;
  alt: string;
}

/** Asks for an image and its description in the language of the text; uploads it when it is inserted. */
export function ImageDialog({
  image,
  language,
  known,
  save,
  close,
}: {
  image: EditedImage;
  language: Locale;
  /** Addresses of the images in the text of the other language. */
  known: readonly string[];
  save: (image: { src: string; alt: string }) => void;
  close: () => void;
}) {
  const all = contentMessages[useLocale()];
  const t = all.richText;
  const input = useRef<HTMLInputElement>(null);
  const [file, setFile] = useState(image.file);
  const [src, setSrc] = useState(image.src);
  const [alt, setAlt] = useState(image.alt);
  const [error, setError] = useState<string>();
  const [failure, setFailure] = useState<ImageUploadFailure | null>(null);
  const [isUploading, setUploading] = useState(false);
  const preview = useObjectUrl(file);
  const shown = preview ?? src;
  const exists = image.src !== '';

  async function submit(): Promise<void> {
    if (alt.trim() === '') {
      setError(t.imageAltEmpty);
      return;
    }
    if (file === null) {
      save({ src, alt: alt.trim() });
      return;
    }
    setUploading(true);
    setFailure(null);
    try {
      const uploaded = await uploadBodyImage(file);
      save({ src: bodyImagePath(uploaded), alt: alt.trim() });
    } catch (failed) {
      setFailure(failed instanceof ImageUploadError ? failed.reason : 'failed');
      if (!(failed instanceof ImageUploadError)) {
        reportError(failed, { action: 'uploading an image', functionName: 'ImageDialog' });
      }
    } finally {
      setUploading(false);
    }
  }

  return (
    <Dialog open title={t.imageTitle} onClose={close}>
      <form
        className="grid gap-3"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void submit();
        }}
      >
        {failure && (
          <Notice tone="danger" role="alert">
            {formatMessage(all.image[failure], { megapixels: IMAGE_LIMITS.pixels / 1e6 })}
          </Notice>
        )}
        {shown !== '' && <img src={shown} alt="" className="content-image-preview" />}
        {!exists && (
          <div className="grid gap-2">
            <input
              ref={input}
              type="file"
              className="sr-only"
              tabIndex={-1}
              aria-label={t.imageChoose}
              accept={IMAGE_TYPES.join(',')}
              onChange={(event) => {
                setFile(event.target.files?.[0] ?? null);
                setFailure(null);
                event.target.value = '';
              }}
            />
            <Button
              icon="image"
              className="justify-self-start"
              onClick={() => input.current?.click()}
            >
              {t.imageChoose}
            </Button>
            {file === null && known.length > 0 && (
              <KnownImages known={known} chosen={src} choose={setSrc} label={t.imageUsed} />
            )}
          </div>
        )}
        <TextField
          label={formatMessage(t.imageAlt, { language: all.languages[language] })}
          hint={t.imageAltHint}
          error={error}
          lang={language}
          maxLength={CONTENT_LIMITS.alt}
          value={alt}
          onChange={(event) => {
            setAlt(event.target.value);
            setError(undefined);
          }}
        />
        <div className="mt-2 flex flex-wrap justify-end gap-2">
          <Button onClick={close}>{t.cancel}</Button>
          <Button variant="primary" type="submit" busy={isUploading} disabled={shown === ''}>
            {isUploading ? t.imageUploading : exists ? t.imageSave : t.imageInsert}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}

function KnownImages({
  known,
  chosen,
  choose,
  label,
}: {
  known: readonly string[];
  chosen: string;
  choose: (src: string) => void;
  label: string;
}) {
  return (
    <fieldset>
      <legend className="control-label">{label}</legend>
      <div className="flex flex-wrap gap-2">
        {known.map((src, index) => (
          <button
            key={src}
            type="button"
            className="rich-text-known"
            aria-label={`${label}: ${index + 1}`}
            aria-pressed={src === chosen}
            onClick={() => choose(src)}
          >
            <img src={src} alt="" />
          </button>
        ))}
      </div>
    </fieldset>
  );
}

/** The address of a file in this page; null without a file. */
function useObjectUrl(file: File | null): string | null {
  const [url, setUrl] = useState<string | null>(null);
  useEffect(() => {
    if (file === null) {
      setUrl(null);
      return;
    }
    const made = URL.createObjectURL(file);
    setUrl(made);
    return () => URL.revokeObjectURL(made);
  }, [file]);
  return url;
}
