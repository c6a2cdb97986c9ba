import { useState } from 'react';
import { reportError } from '../../features/errors/index.ts';
import { useLocale } from '../../features/locale/index.ts';
import { useToast } from '../ui/index.ts';
import { describeProblem, isExpected } from './problem.ts';

/**
 * Runs changes that may fail: shows what went wrong, reports the unexpected, and says whether it worked.
 * @param during plain words for the error report, e.g. "changing a message's status"
 */
export function useChange(during: string): {
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
      if (!isExpected(error)) reportError(error, { during, inFunction: 'useChange' });
      toast({ text: describeProblem(error, locale), danger: true });
      return false;
    } finally {
      setRunning((count) => count - 1);
    }
  }

  return { busy: running > 0, run };
}
