import { useState } from 'react';
import { hasUnsentText } from '../../features/drafts/unsent.ts';
import { useLocale } from '../../features/locale/index.ts';
import { signOutAndLeave } from '../../features/session/sign-out.ts';
import { Icon, useConfirm } from '../ui/index.ts';
import { shellWords } from './words.ts';

/** The button that ends the session; asks first where text would be lost. */
export function SignOut({ className }: { className: string }) {
  const words = shellWords[useLocale()];
  const confirm = useConfirm();
  const [leaving, setLeaving] = useState(false);

  async function leave(): Promise<void> {
    if (leaving) return;
    const agreed =
      !hasUnsentText() ||
      (await confirm({
        title: words.signOutQuestion,
        text: <p>{words.signOutText}</p>,
        action: words.signOut,
        danger: true,
      }));
    if (!agreed) return;
    setLeaving(true);
    await signOutAndLeave();
  }

  return (
    <button type="button" className={className} aria-busy={leaving} onClick={() => void leave()}>
      <Icon name="external" />
      {words.signOut}
    </button>
  );
}
