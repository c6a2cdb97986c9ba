import { useState } from 'react';
import { reportError } from '#browser/errors/report-error.ts';
import { useLocale } from '#browser/locale/locale-context.tsx';
import type { Locale } from '#studio/locale.ts';
import { type Toast, useToast } from '../ui/index.ts';
import { ApiError } from './api-client.ts';
import { type ErrorDescription, describeError, isCancelled } from './error-message.ts';

interface MutationOptions {
  describe?: (error: unknown, locale: Locale) => ErrorDescription;
  inline?: boolean;
}

export interface Mutation {
  busy: boolean;
  error: string | undefined;
  thrown: unknown;
  forgetError: () => void;
  run: <T>(
    change: () => Promise<T>,
    success?: Toast | ((value: T) => Toast | undefined),
  ) => Promise<boolean>;
}

/**
 * Describes errors, reports unexpected ones, announces success, offers undo.
 * @param action plain words for the error report
 */
export function useMutation(
  action: string,
  { describe = describeError, inline = false }: MutationOptions = {},
): Mutation {
  const locale = useLocale();
  const toast = useToast();
  const [running, setRunning] = useState(0);
  const [failure, setFailure] = useState<{ text: string; thrown: unknown } | undefined>();

  function fail(thrown: unknown): void {
    if (isCancelled(thrown)) return;
    const { text, expected } = describe(thrown, locale);
    // A function that fails answers without a reason that the page knows.
    const isFromFunction = thrown instanceof ApiError && thrown.code === 'internal';
    if (!expected) {
      reportError(thrown, {
        action,
        functionName: 'useMutation',
        ...(isFromFunction && { platform: 'Function' }),
      });
    }
    if (inline) setFailure({ text, thrown });
    else toast({ text, danger: true });
  }

  const run: Mutation['run'] = async (change, success) => {
    setRunning((count) => count + 1);
    setFailure(undefined);
    try {
      const value = await change();
      const announcement = typeof success === 'function' ? success(value) : success;
      if (announcement !== undefined) toast(announcement);
      return true;
    } catch (thrown) {
      fail(thrown);
      return false;
    } finally {
      setRunning((count) => count - 1);
    }
  };

  const forgetError = () => setFailure(undefined);
  const { text: error, thrown } = failure ?? {};
  return { busy: running > 0, error, thrown, forgetError, run };
}
