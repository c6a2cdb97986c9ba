import type { Cover } from '../../../../../model/content/cover.ts';
import type { FieldPath } from '../entry/entry-fields.ts';
import type { EntrySession } from './entry-session.ts';

/** Milliseconds after which a save without an answer counts as offline. */
const SAVE_TIMEOUT = 15_000;

/**
 * Sends every unsaved text and waits until the database has it.
 * @returns `offline` without a connection or an answer in time; `unsaved` where a text cannot be stored
 */
export function saveEverything(session: EntrySession): Promise<'saved' | 'offline' | 'unsaved'> {
  if (session.getView().save.kind !== 'saved') session.flush();
  return new Promise((resolve) => {
    const settle = (outcome: 'saved' | 'offline' | 'unsaved') => {
      clearTimeout(timer);
      unsubscribe();
      resolve(outcome);
    };
    const check = () => {
      const { kind } = session.getView().save;
      if (kind === 'saved' || kind === 'offline') settle(kind);
      else if (kind === 'failed' || kind === 'blocked') settle('unsaved');
    };
    const timer = setTimeout(() => settle('offline'), SAVE_TIMEOUT);
    const unsubscribe = session.subscribe(check);
    check();
  });
}

/** Changes or removes the image. @returns false where that failed; the save state has the reason */
export function setCover(session: EntrySession, cover: Cover | null): Promise<boolean> {
  return session.update(() => ({ cover }));
}

/**
 * Puts the texts of an earlier revision into the draft; the published texts do not change.
 * @returns false where the replaced state could not be kept
 */
export async function restoreRevision(
  session: EntrySession,
  texts: ReadonlyMap<FieldPath, string>,
): Promise<boolean> {
  // The replaced state is kept first, so that restoring can be undone.
  const isKept = await session.update(() => ({}));
  const { fields } = session.getView();
  for (const [path, text] of texts) if (fields.has(path)) session.setText(path, text);
  session.flush();
  return isKept;
}
