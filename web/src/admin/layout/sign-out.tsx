import { useState } from 'react';
import { hasUnsavedText } from '../../browser/unsaved-text.ts';
import { useLocale } from '../../features/i18n/index.ts';
import { signOutAndLeave } from '../../features/session/sign-out.ts';
import { Icon, useConfirm } from '../../controls/index.ts';
import { layoutMessages } from './messages.ts';

/** The sign-out button; asks first if there is unsaved text. */
export function SignOut({ className }: { className: string }) {
  const t = layoutMessages[useLocale()];
  const confirm = useConfirm();
  const [leaving, setLeaving] = useState(false);

  async function leave(): Promise<void> {
    if (leaving) return;
    const agreed =
      !hasUnsavedText() ||
      (await confirm({
        title: t.signOutQuestion,
        text: <p>{t.signOutText}</p>,
        action: t.signOut,
        danger: true,
      }));
    if (!agreed) return;
    setLeaving(true);
    await signOutAndLeave();
  }

  return (
    <button type="button" className={className} aria-busy={leaving} onClick={() => void leave()}>
      <Icon name="external" />
      {t.signOut}
    </button>
  );
}
