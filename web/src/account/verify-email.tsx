import { useAsync } from '../data/use-async.ts';
import { Loading, Notice } from '../controls/index.ts';
import { useLocale } from '../features/i18n/index.ts';
import { Link } from '../features/navigation/index.ts';
import { confirmVerification, currentUser } from '../firebase/auth.ts';
import { describeAuthError } from '../data/auth-error-message.ts';
import { loginMessages } from './login-messages.ts';

const redemptions = new Map<string, Promise<void>>();

/** Redeems a code once: later calls with the same code get the same promise. */
function redeem(code: string): Promise<void> {
  const redemption = redemptions.get(code) ?? confirmVerification(code);
  redemptions.set(code, redemption);
  return redemption.then(async () => {
    // The token in this browser still holds the unverified state.
    await (await currentUser())?.reload();
  });
}

/** Target of the link in a verification e-mail. */
export function VerifyEmail({ code }: { code: string }) {
  const locale = useLocale();
  const t = loginMessages[locale];
  const result = useAsync(code, () => redeem(code));
  return (
    <>
      <h1 className="text-2xl">{t.email}</h1>
      {result.state === 'loading' && <Loading rows={2} />}
      {result.state === 'error' && (
        <Notice tone="danger" role="alert">
          {describeAuthError(result.error, locale)?.text}
        </Notice>
      )}
      {result.state === 'ready' && (
        <Notice tone="good" role="status">
          <p>{t.verified}</p>
          <Link to="/account" className="control-link">
            {t.goOn}
          </Link>
        </Notice>
      )}
    </>
  );
}
