import { reportError } from '../errors/report-error.ts';

export function reportFailedCheck(error: unknown, functionName: string): void {
  console.error('Error checking admin status', error);
  reportError(error, { action: 'Error checking admin status', functionName });
}
