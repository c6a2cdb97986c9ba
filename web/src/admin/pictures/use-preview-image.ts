import { useEffect, useRef, useState } from 'react';
import { PREVIEW_IMAGE_KEY } from '../../../../model/admin-storage-keys.ts';
import type { PromotedImage, PromoteRequest } from '../../../../model/pictures/api.ts';
import { previewPath } from '../../../../model/pictures/media.ts';
import { readStorage, removeStorage, writeStorage } from '../../browser/storage.ts';
import { setUnsavedText } from '../../browser/unsaved-text.ts';
import type { Progress } from '../../admin-ui/index.ts';
import { ApiError } from '../../data/api-client.ts';
import { deletePreview } from '../../features/session/clear-stored-data.ts';
import { promotePreview, shrinkImage, uploadPreview } from './image-upload.ts';
import { useImageUpload } from './use-image-upload.ts';
import { useObjectUrl } from './use-object-url.ts';

export interface PreviewImage {
  /** Address of the chosen picture; null where none is chosen. */
  src: string | null;
  /** True while it waits for the network to be uploaded. */
  isWaiting: boolean;
  busy: boolean;
  progress: Progress | null;
  failure: string | undefined;
  /** Shrinks a file and uploads it as a temporary image; one that was chosen before is deleted. */
  choose: (file: File | undefined) => void;
  /** Deletes the temporary image. */
  discard: () => void;
  /**
   * Makes the temporary image a permanent one.
   * @param done gets it; not called where that failed
   */
  use: (alt: PromoteRequest['alt'], done: (image: PromotedImage) => void) => void;
}

/** Milliseconds between two attempts while there is no connection. */
const RETRY_MS = 3000;

/** Parts of choosing that the progress counts: shrinking and uploading. */
const CHOOSE_PARTS = 2;

/** Forgets the name of a temporary image, unless a later one took its place. */
function forgetName(fileName: string): void {
  if (readStorage(PREVIEW_IMAGE_KEY) === fileName) removeStorage(PREVIEW_IMAGE_KEY);
}

/**
 * A picture that is chosen and not used yet. It is uploaded at once, as a temporary image whose name is stored, and deleted
 * when it is discarded, another one is chosen, or its place on the page is left.
 */
export function usePreviewImage(): PreviewImage {
  const upload = useImageUpload();
  const [image, setImage] = useState<File | null>(null);
  const [fileName, setFileName] = useState<string | null>(null);
  const [isWaiting, setWaiting] = useState(false);
  /** The temporary image, and whether it is still wanted; also for what ends after the component. */
  const current = useRef<{ image: File | null; fileName: string | null }>({
    image: null,
    fileName: null,
  });
  const retry = useRef<() => void>(() => undefined);

  async function send(chosen: File): Promise<string | null> {
    try {
      const { fileName: name } = await uploadPreview(chosen);
      if (current.current.image !== chosen) {
        void deletePreview(name);
        return null;
      }
      writeStorage(PREVIEW_IMAGE_KEY, name);
      current.current.fileName = name;
      setFileName(name);
      setWaiting(false);
      return name;
    } catch (error) {
      const isOffline = error instanceof ApiError && error.code === 'unavailable';
      setWaiting(isOffline);
      if (!isOffline) throw error;
      return null;
    }
  }

  function forget(): void {
    const { fileName: name } = current.current;
    current.current = { image: null, fileName: null };
    if (name === null) return;
    forgetName(name);
    void deletePreview(name);
  }

  function discard(): void {
    forget();
    setImage(null);
    setFileName(null);
    setWaiting(false);
    upload.forgetFailure();
  }

  const choose: PreviewImage['choose'] = (file) => {
    if (file === undefined || upload.busy) return;
    discard();
    void upload.attempt(CHOOSE_PARTS, async (advance) => {
      const shrunk = await shrinkImage(file);
      current.current.image = shrunk;
      setImage(shrunk);
      advance();
      await send(shrunk);
      advance();
    });
  };

  const use: PreviewImage['use'] = (alt, done) => {
    if (image === null) return;
    void upload.attempt(1, async () => {
      const name = fileName ?? (await send(image));
      if (name === null) return;
      const promoted = await promotePreview(name, image.name, alt);
      forgetName(name);
      current.current = { image: null, fileName: null };
      setImage(null);
      setFileName(null);
      done(promoted);
    });
  };

  retry.current = () => {
    if (isWaiting && image !== null && !upload.busy) {
      void upload.attempt(1, async () => void (await send(image)));
    }
  };
  useEffect(() => {
    if (!isWaiting) return;
    const timer = setInterval(() => retry.current(), RETRY_MS);
    return () => clearInterval(timer);
  }, [isWaiting]);

  useEffect(() => {
    const leave = ({ persisted }: PageTransitionEvent) => persisted || forget();
    addEventListener('pagehide', leave);
    return () => {
      removeEventListener('pagehide', leave);
      forget();
    };
    // oxlint-disable-next-line react/exhaustive-deps -- for the whole time that the component is there
  }, []);

  // Leaving the page would lose the picture and what was written about it.
  useEffect(() => {
    if (image === null) return;
    const source = `picture ${crypto.randomUUID()}`;
    const confirmUnload = (event: BeforeUnloadEvent) => event.preventDefault();
    setUnsavedText(source, true);
    addEventListener('beforeunload', confirmUnload);
    return () => {
      setUnsavedText(source, false);
      removeEventListener('beforeunload', confirmUnload);
    };
  }, [image]);

  const local = useObjectUrl(fileName === null ? image : null);
  const { busy, progress, failure } = upload;
  const src = fileName === null ? local : previewPath(fileName);
  return { src, isWaiting, busy, progress, failure, choose, discard, use };
}
