import type { EntrySession } from './entry-session.ts';
import type { SaveState } from './save-state.ts';

/** Milliseconds after which a save without an answer counts as offline. */
const SAVE_TIMEOUT = 15_000;

/** Waits until the state of saving is another one. @returns it; `offline` without an answer in time */
function waitUntilNot(
  session: EntrySession,
  states: readonly SaveState['kind'][],
): Promise<SaveState['kind']> {
  return new Promise((resolve) => {
    const settle = (kind: SaveState['kind']) => {
      clearTimeout(timer);
      unsubscribe();
      resolve(kind);
    };
    const check = () => {
      const { kind } = session.getView().save;
      if (!states.includes(kind)) settle(kind);
    };
    const timer = setTimeout(() => settle('offline'), SAVE_TIMEOUT);
    const unsubscribe = session.subscribe(check);
    check();
  });
}

/**
 * Sends every unsaved text and waits until the database has it.
 * @returns `offline` without a connection or an answer in time; `unsaved` where a text cannot be stored
 */
export async function saveEverything(
  session: EntrySession,
): Promise<'saved' | 'offline' | 'unsaved'> {
  if (session.getView().save.kind !== 'saved') session.flush();
  const kind = await waitUntilNot(session, ['pending', 'saving']);
  return kind === 'saved' || kind === 'offline' ? kind : 'unsaved';
}

/** Waits until the database has answered the saves under way. @returns false without a connection or an answer in time */
export async function finishSaves(session: EntrySession): Promise<boolean> {
  return (await waitUntilNot(session, ['saving'])) !== 'offline';
}
