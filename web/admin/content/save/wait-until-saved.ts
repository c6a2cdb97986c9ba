import type { DraftSession } from '#admin/data/draft/draft-session.ts';
import type { Part } from '#model/content/content-types.ts';
import { type FieldPath, splitPath } from '#model/content/field-paths.ts';

const SAVE_TIMEOUT = 15_000;

type Outcome = 'saved' | 'blocked' | 'failed' | 'offline';

export function waitUntilSaved<Data>(
  session: DraftSession<Data>,
  parts: readonly Part[],
): Promise<Outcome> {
  session.saveNow();
  return new Promise((resolve) => {
    const settle = (outcome: Outcome) => {
      clearTimeout(timer);
      stop();
      resolve(outcome);
    };
    const check = () => {
      session.flushLazy();
      const open = session
        .unsaved()
        .filter((path) => parts.includes(splitPath(path as FieldPath).part));
      if (open.length === 0) settle('saved');
      else if (session.failure !== null) settle('failed');
      else if (open.some((path) => session.isBlocked(path))) settle('blocked');
    };
    const timer = setTimeout(() => settle('offline'), SAVE_TIMEOUT);
    const stop = session.subscribe(check);
    check();
  });
}
