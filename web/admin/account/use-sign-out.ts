import { useState } from 'react';
import { useLocale } from '#browser/locale/locale-context.tsx';
import { hasEntryDrafts } from '#browser/session/clear-stored-data.ts';
import { signOutAndLeave } from '#browser/session/sign-out.ts';
import { storedUserId } from '#browser/session/stored-user.ts';
import { hasUnsavedText } from '#browser/unsaved-text.ts';
import type { Bilingual } from '#studio/locale.ts';
import { useConfirm } from '../ui/index.ts';

const en = {
  question: 'Sign out with unsaved text?',
  text: 'There is text that is not saved yet: on this page, or in an entry that you edited earlier. If you sign out, it is lost.',
  action: 'Sign out',
};
const messages: Bilingual<typeof en> = {
  en,
  id: {
    question: 'Keluar dengan teks yang belum disimpan?',
    text: 'Ada teks yang belum disimpan: di halaman ini, atau di entri yang Anda sunting sebelumnya. Kalau Anda keluar, teks itu hilang.',
    action: 'Keluar',
  },
};

/** Asks before text is lost that is in this browser only. */
export function useSignOut(): { leaving: boolean; leave: () => Promise<void> } {
  const t = messages[useLocale()];
  const confirm = useConfirm();
  const [leaving, setLeaving] = useState(false);

  async function leave(): Promise<void> {
    const uid = storedUserId();
    const wouldLose = hasUnsavedText() || (uid !== null && hasEntryDrafts(uid));
    const question = { title: t.question, text: t.text, action: t.action, danger: true };
    if (wouldLose && !(await confirm(question))) return;
    setLeaving(true);
    await signOutAndLeave();
  }

  return { leaving, leave };
}
