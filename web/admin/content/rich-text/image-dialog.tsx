import { useEffect, useState } from 'react';
import { pictureMessages } from '#admin/pictures/messages.ts';
import { PICTURE_CLASS, PictureChooser } from '#admin/pictures/picture-grid.tsx';
import { usePreviewImage } from '#admin/pictures/use-preview-image.ts';
import { Button, ImageButton, FormDialog, TextField } from '#admin/ui/index.ts';
import { formatMessage } from '#browser/locale/format.ts';
import { useLocale } from '#browser/locale/locale-context.tsx';
import { bodyImagePath } from '#model/pictures/body-image.ts';
import { PICTURE_ALT_LENGTH } from '#model/pictures/limits.ts';
import type { Locale } from '#studio/locale.ts';
import { contentMessages } from '../messages.ts';
import { richTextMessages } from './messages.ts';

const CAPTION_LENGTH = 300;

export interface TextImage {
  src: string;
  alt: string;
  caption: string;
}

export interface EditedImage extends TextImage {
  file: File | null;
}

/** Uploaded at once; description and caption are in the language of the text. */
export function ImageDialog({
  image,
  language,
  save,
  close,
}: {
  image: EditedImage;
  language: Locale;
  save: (image: TextImage) => void;
  close: () => void;
}) {
  const locale = useLocale();
  const t = richTextMessages[locale];
  const pictures = pictureMessages[locale];
  const { languages } = contentMessages[locale];
  const [src, setSrc] = useState(image.src);
  const [alt, setAlt] = useState(image.alt);
  const [caption, setCaption] = useState(image.caption);
  const [error, setError] = useState<string>();
  const [isChoosing, setChoosing] = useState(false);
  const upload = usePreviewImage();
  const shown = upload.src ?? src;
  const exists = image.src !== '';
  const { busy: isUploading } = upload;
  const { file } = image;

  useEffect(() => {
    if (file) upload.choose(file);
    // oxlint-disable-next-line react/exhaustive-deps -- a file that was pasted is chosen once
  }, [file]);

  function submit(): void {
    const texts = { alt: alt.trim(), caption: caption.trim() };
    if (texts.alt === '') setError(t.imageAltEmpty);
    else if (upload.src === null) save({ src, ...texts });
    else {
      upload.use({ [language]: texts.alt }, (uploaded) =>
        save({ src: bodyImagePath(uploaded), ...texts }),
      );
    }
  }

  return (
    <>
      <FormDialog
        title={t.imageTitle}
        action={isUploading ? pictures.uploading : exists ? t.imageSave : t.imageInsert}
        busy={isUploading}
        disabled={shown === ''}
        failure={upload.failure}
        submit={submit}
        close={close}
      >
        {shown !== '' && <img src={shown} alt="" className={PICTURE_CLASS} />}
        {!exists && (
          <div className="flex flex-wrap gap-2">
            <ImageButton label={pictures.choose} choose={([chosen]) => upload.choose(chosen)}>
              {pictures.choose}
            </ImageButton>
            <Button icon="pictures" onClick={() => setChoosing(true)}>
              {pictures.fromLibrary}
            </Button>
          </div>
        )}
        <TextField
          label={formatMessage(pictures.alt, { language: languages[language] })}
          hint={pictures.altHint}
          error={error}
          lang={language}
          limit={PICTURE_ALT_LENGTH}
          value={alt}
          onChange={(event) => {
            setAlt(event.target.value);
            setError(undefined);
          }}
        />
        <TextField
          label={formatMessage(t.imageCaption, { language: languages[language] })}
          hint={t.imageCaptionHint}
          lang={language}
          limit={CAPTION_LENGTH}
          value={caption}
          onChange={(event) => setCaption(event.target.value)}
        />
      </FormDialog>
      {isChoosing && (
        <PictureChooser
          choose={(picture) => {
            setChoosing(false);
            upload.discard();
            setSrc(bodyImagePath(picture));
            setAlt((written) => written.trim() || picture.alt[language]);
            setError(undefined);
          }}
          close={() => setChoosing(false)}
        />
      )}
    </>
  );
}
