import { useEffect, useRef, useState } from 'react';
import { deletePreview } from '#browser/session/clear-stored-data.ts';
import { readStorage, removeStorage, writeStorage } from '#browser/storage.ts';
import { setUnsavedText } from '#browser/unsaved-text.ts';
import { PREVIEW_IMAGE_KEY } from '#model/admin-storage-keys.ts';
import type { PromotedImage, PromoteRequest } from '#model/pictures/api.ts';
import { previewImagePath } from '#model/pictures/media.ts';
import { promotePreview, shrinkImage, uploadPreview } from './image-upload.ts';
import { usePictureMutation } from './use-pictures.ts';

export interface PreviewImage {
  src: string | null;
  busy: boolean;
  failure: string | undefined;
  choose: (file: File | undefined) => void;
  discard: () => void;
  /** @param done not called if that failed */
  use: (alt: PromoteRequest['alt'], done: (image: PromotedImage) => void) => void;
}

/** A later image may have taken its place. */
function forgetName(fileName: string): void {
  if (readStorage(PREVIEW_IMAGE_KEY) === fileName) removeStorage(PREVIEW_IMAGE_KEY);
}

/** Uploaded as a temporary image, deleted when it is discarded, replaced or left. */
export function usePreviewImage(): PreviewImage {
  const { busy, error, run, forgetError } = usePictureMutation('uploading an image');
  const [chosen, setChosen] = useState<{ fileName: string; name: string } | null>(null);
  /** Tasks that end after the component read it, too. */
  const current = useRef<string | null>(null);
  const isLeft = useRef(false);

  function keep(image: { fileName: string; name: string } | null): void {
    current.current = image?.fileName ?? null;
    setChosen(image);
  }

  function forget(): void {
    const { current: fileName } = current;
    current.current = null;
    if (fileName === null) return;
    forgetName(fileName);
    void deletePreview(fileName);
  }

  function discard(): void {
    forget();
    setChosen(null);
    forgetError();
  }

  const choose: PreviewImage['choose'] = (file) => {
    if (file === undefined || busy) return;
    discard();
    void run(async () => {
      const image = await shrinkImage(file);
      const { fileName } = await uploadPreview(image);
      if (isLeft.current) return void deletePreview(fileName);
      writeStorage(PREVIEW_IMAGE_KEY, fileName);
      keep({ fileName, name: image.name });
    });
  };

  const use: PreviewImage['use'] = (alt, done) => {
    if (chosen === null) return;
    void run(async () => {
      const promoted = await promotePreview(chosen.fileName, chosen.name, alt);
      forgetName(chosen.fileName);
      keep(null);
      done(promoted);
    });
  };

  useEffect(() => {
    const leave = ({ persisted }: PageTransitionEvent) => persisted || forget();
    addEventListener('pagehide', leave);
    return () => {
      removeEventListener('pagehide', leave);
      isLeft.current = true;
      forget();
    };
    // oxlint-disable-next-line react/exhaustive-deps -- for the whole time that the component is there
  }, []);

  // Leaving the page would lose the picture and what was written about it.
  useEffect(() => {
    if (chosen === null) return;
    const source = `picture ${chosen.fileName}`;
    const confirmUnload = (event: BeforeUnloadEvent) => event.preventDefault();
    setUnsavedText(source, true);
    addEventListener('beforeunload', confirmUnload);
    return () => {
      setUnsavedText(source, false);
      removeEventListener('beforeunload', confirmUnload);
    };
  }, [chosen]);

  const src = chosen && previewImagePath(chosen.fileName);
  return { src, busy, failure: error, choose, discard, use };
}
