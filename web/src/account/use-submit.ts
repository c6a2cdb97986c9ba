import { useState } from 'react';
import { reportError } from '../features/error-reporting/index.ts';
import { useLocale } from '../features/i18n/index.ts';
import { authErrorMessage } from './auth-error-message.ts';

/**
 * Runs what a form asks of Auth or the database: one thing at a time, and what goes wrong as words.
 * @param during plain words for the error report, e.g. "signing in"
 */
export function useSubmit(during: string): {
  busy: boolean;
  problem: string | undefined;
  setProblem: (text: string | undefined) => void;
  run: (work: () => Promise<void>) => Promise<void>;
} {
  const locale = useLocale();
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | undefined>();

  async function run(work: () => Promise<void>): Promise<void> {
    if (busy) return;
    setBusy(true);
    setProblem(undefined);
    try {
      await work();
    } catch (error) {
      const found = authErrorMessage(error, locale);
      if (found && !found.expected)
        reportError(error, { action: during, functionName: 'useSubmit' });
      setProblem(found?.text);
    } finally {
      setBusy(false);
    }
  }

  return { busy, problem, setProblem, run };
}
