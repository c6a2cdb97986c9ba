import { useState } from 'react';
import { IMAGE_LIMITS } from '../../../../model/pictures/media.ts';
import type { Progress } from '../../controls/index.ts';
import { reportError } from '../../features/errors/index.ts';
import { formatMessage, useLocale } from '../../features/locale/index.ts';
import { ImageUploadError } from './image-upload.ts';
import { pictureMessages } from './messages.ts';

export interface ImageUpload<Step> {
  /** What is under way; null while nothing is. */
  step: Step | null;
  /** How far that is; null where it is one part only, or nothing is under way. */
  progress: Progress | null;
  /** Why the last attempt failed. */
  failure: string | undefined;
  forgetFailure: () => void;
  /**
   * Runs a step of an upload and describes its failure.
   * @param run gets a function that it calls after each of its parts
   * @returns false where it failed
   */
  attempt: (
    step: Step,
    parts: number,
    run: (advance: () => void) => Promise<void>,
  ) => Promise<boolean>;
}

/** State of an upload of images. @param functionName for error reports */
export function useImageUpload<Step extends string>(functionName: string): ImageUpload<Step> {
  const t = pictureMessages[useLocale()].failures;
  const [step, setStep] = useState<Step | null>(null);
  const [progress, setProgress] = useState<Progress | null>(null);
  const [failure, setFailure] = useState<string>();

  async function attempt(
    next: Step,
    parts: number,
    run: (advance: () => void) => Promise<void>,
  ): Promise<boolean> {
    setStep(next);
    let done = 0;
    const show = () => setProgress({ done, total: parts });
    if (parts > 1) show();
    setFailure(undefined);
    try {
      await run(() => {
        done += 1;
        show();
      });
      return true;
    } catch (error) {
      const reason = error instanceof ImageUploadError ? error.reason : 'failed';
      setFailure(formatMessage(t[reason], { megapixels: IMAGE_LIMITS.pixels / 1e6 }));
      if (!(error instanceof ImageUploadError)) {
        reportError(error, { action: `${next} an image`, functionName });
      }
      return false;
    } finally {
      setStep(null);
      setProgress(null);
    }
  }

  return { step, progress, failure, forgetFailure: () => setFailure(undefined), attempt };
}
