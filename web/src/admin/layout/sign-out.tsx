import { Icon } from '../../controls/index.ts';
import { useSignOut } from '../../data/use-sign-out.tsx';
import { useLocale } from '../../features/locale/index.ts';
import { layoutMessages } from './messages.ts';

/** The sign-out button. */
export function SignOut({ className }: { className: string }) {
  const t = layoutMessages[useLocale()];
  const { leaving, leave } = useSignOut();
  return (
    <button type="button" className={className} aria-busy={leaving} onClick={() => void leave()}>
      <Icon name="external" />
      {t.signOut}
    </button>
  );
}
