import { useState } from 'react';
import { useLocale } from '#browser/locale/locale-context.tsx';
import { hasEntryDrafts } from '#browser/session/clear-stored-data.ts';
import { signOutAndLeave } from '#browser/session/sign-out.ts';
import { storedUserId } from '#browser/session/stored-user.ts';
import { hasUnsavedText } from '#browser/unsaved-text.ts';
import { useConfirm } from '../ui/index.ts';
import { accountMessages } from './account-messages.ts';

/** Asks before text is lost that is in this browser only. */
export function useSignOut(): { leaving: boolean; leave: () => Promise<void> } {
  const t = accountMessages[useLocale()];
  const confirm = useConfirm();
  const [leaving, setLeaving] = useState(false);

  async function leave(): Promise<void> {
    const uid = storedUserId();
    const wouldLose = hasUnsavedText() || (uid !== null && hasEntryDrafts(uid));
    const { unsavedQuestion: title, unsavedText: text, signOut: action } = t;
    if (wouldLose && !(await confirm({ title, text, action, danger: true }))) return;
    setLeaving(true);
    await signOutAndLeave();
  }

  return { leaving, leave };
}
