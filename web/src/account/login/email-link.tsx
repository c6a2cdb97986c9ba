import { useState } from 'react';
import { useMutation } from '../../data/use-mutation.ts';
import { Button, Failure, Notice } from '../../admin-ui/index.ts';
import { useLocale } from '../../features/locale/index.ts';
import { Link } from '../../features/navigation/index.ts';
import { currentUser, redeemEmailCode } from '../../firebase/auth.ts';
import { loginMessages } from './login-messages.ts';
import { ModeLink } from './mode-link.tsx';
import { withActionCode } from './use-action-code.ts';

async function redeem(code: string): Promise<void> {
  await redeemEmailCode(code);
  // The token in this browser still holds the earlier state. Where it cannot be renewed, the link has worked all the same.
  await (await currentUser())?.reload().catch(() => undefined);
}

/**
 * Target of the links in e-mails about an account's address: to verify it, to change it, and to undo a change. It waits for
 * the click of a person: mail programs open links to look at them.
 */
export function EmailLink({
  mode,
  code,
}: {
  mode: 'verifyEmail' | 'verifyAndChangeEmail' | 'recoverEmail';
  code: string;
}) {
  const t = loginMessages[useLocale()];
  const { busy, error, run } = useMutation('using a link of an e-mail', { inline: true });
  const [done, setDone] = useState(false);
  const isUndone = mode === 'recoverEmail';
  return (
    <>
      <h1>{t.email}</h1>
      {!done && (
        <>
          <p>{isUndone ? t.recoverText : t.confirmText}</p>
          <Failure text={error} />
          <Button
            variant="primary"
            busy={busy}
            onClick={() =>
              void run(async () => {
                await withActionCode(code, redeem);
                setDone(true);
              })
            }
          >
            {isUndone ? t.recover : t.confirm}
          </Button>
        </>
      )}
      {done && (
        <Notice tone="good" role="status">
          <p>{isUndone ? t.recovered : t.verified}</p>
          {mode === 'verifyEmail' && (
            <Link to="/account" className="text-a-link underline underline-offset-[0.2em]">
              {t.goOn}
            </Link>
          )}
          {mode === 'verifyAndChangeEmail' && <ModeLink mode="">{t.signIn}</ModeLink>}
          {isUndone && <ModeLink mode="reset">{t.reset}</ModeLink>}
        </Notice>
      )}
    </>
  );
}
