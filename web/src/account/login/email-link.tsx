import { useAsync } from '../../data/use-async.ts';
import { Failure, Loading, Notice } from '../../admin-ui/index.ts';
import { useLocale } from '../../features/locale/index.ts';
import { Link } from '../../features/navigation/index.ts';
import { currentUser, redeemEmailCode } from '../../firebase/auth.ts';
import { describeAuthError } from '../auth-error-message.ts';
import { loginMessages } from './login-messages.ts';
import { ModeLink } from './mode-link.tsx';
import { withActionCode } from './use-action-code.ts';

async function redeem(code: string): Promise<void> {
  await redeemEmailCode(code);
  // The token in this browser still holds the earlier state. Where it cannot be renewed, the link has worked all the same.
  await (await currentUser())?.reload().catch(() => undefined);
}

/** Target of the links in e-mails about an account's address: to verify it, to change it, and to undo a change. */
export function EmailLink({
  mode,
  code,
}: {
  mode: 'verifyEmail' | 'verifyAndChangeEmail' | 'recoverEmail';
  code: string;
}) {
  const locale = useLocale();
  const t = loginMessages[locale];
  const result = useAsync(code, () => withActionCode(code, redeem));
  return (
    <>
      <h1>{t.email}</h1>
      {result.state === 'loading' && <Loading rows={2} />}
      {result.state === 'error' && <Failure text={describeAuthError(result.error, locale)?.text} />}
      {result.state === 'ready' && (
        <Notice tone="good" role="status">
          <p>{mode === 'recoverEmail' ? t.recovered : t.verified}</p>
          {mode === 'verifyEmail' && (
            <Link to="/account" className="text-a-link underline underline-offset-[0.2em]">
              {t.goOn}
            </Link>
          )}
          {mode === 'verifyAndChangeEmail' && <ModeLink mode="">{t.signIn}</ModeLink>}
          {mode === 'recoverEmail' && <ModeLink mode="reset">{t.reset}</ModeLink>}
        </Notice>
      )}
    </>
  );
}
