import { useState } from 'react';
import { reportError } from '../features/error-reporting/index.ts';
import { useLocale } from '../features/i18n/index.ts';
import { useToast } from '../controls/index.ts';
import { errorMessage, isExpected } from './error-message.ts';

/**
 * Runs changes that may fail: shows what went wrong, reports the unexpected, and says whether it worked.
 * @param during plain words for the error report, e.g. "changing a message's status"
 */
export function useMutation(during: string): {
  busy: boolean;
  run: (change: () => Promise<void>) => Promise<boolean>;
} {
  const locale = useLocale();
  const toast = useToast();
  const [running, setRunning] = useState(0);

  async function run(change: () => Promise<void>): Promise<boolean> {
    setRunning((count) => count + 1);
    try {
      await change();
      return true;
    } catch (error) {
      if (!isExpected(error)) reportError(error, { action: during, functionName: 'useChange' });
      toast({ text: errorMessage(error, locale), danger: true });
      return false;
    } finally {
      setRunning((count) => count - 1);
    }
  }

  return { busy: running > 0, run };
}
