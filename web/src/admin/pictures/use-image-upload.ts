import { useState } from 'react';
import type { Progress } from '../../admin-ui/index.ts';
import { useMutation } from '../../data/use-mutation.ts';
import { describePictureError } from './describe-picture-error.ts';

export interface ImageUpload {
  busy: boolean;
  /** How far it is; null where it is one part only, or nothing is under way. */
  progress: Progress | null;
  /** Why the last attempt failed. */
  failure: string | undefined;
  forgetFailure: () => void;
  /**
   * Runs a part of an upload.
   * @param run gets a function that it calls after each of its steps
   * @returns false where it failed
   */
  attempt: (steps: number, run: (advance: () => void) => Promise<void>) => Promise<boolean>;
}

/** An upload of images, with its progress and its failure. */
export function useImageUpload(): ImageUpload {
  const { busy, error, run, forgetError } = useMutation('uploading an image', {
    describe: describePictureError,
    inline: true,
  });
  const [progress, setProgress] = useState<Progress | null>(null);

  const attempt: ImageUpload['attempt'] = (total, task) =>
    run(async () => {
      let done = 0;
      const show = () => setProgress({ done, total });
      if (total > 1) show();
      try {
        await task(() => {
          done += 1;
          show();
        });
      } finally {
        setProgress(null);
      }
    });
  return { busy, progress, failure: error, forgetFailure: forgetError, attempt };
}
