import { useState } from 'react';
import { IMAGE_LIMITS } from '../../../../model/pictures/media.ts';
import { reportError } from '../../features/errors/index.ts';
import { formatMessage, useLocale } from '../../features/locale/index.ts';
import { ImageUploadError } from './image-upload.ts';
import { pictureMessages } from './messages.ts';

export interface ImageUpload<Step> {
  /** What is under way; null while nothing is. */
  step: Step | null;
  /** Why the last attempt failed. */
  failure: string | undefined;
  forgetFailure: () => void;
  /** Runs a step of an upload and describes its failure. @returns false where it failed */
  attempt: (step: Step, run: () => Promise<void>) => Promise<boolean>;
}

/** State of an upload of one image. @param functionName for error reports */
export function useImageUpload<Step extends string>(functionName: string): ImageUpload<Step> {
  const t = pictureMessages[useLocale()].failures;
  const [step, setStep] = useState<Step | null>(null);
  const [failure, setFailure] = useState<string>();

  async function attempt(next: Step, run: () => Promise<void>): Promise<boolean> {
    setStep(next);
    setFailure(undefined);
    try {
      await run();
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
    }
  }

  return { step, failure, forgetFailure: () => setFailure(undefined), attempt };
}
