import { useAsync } from '../data/use-async.ts';
import { Loading, Notice } from '../controls/index.ts';
import { useLocale } from '../features/i18n/index.ts';
import { Link } from '../features/navigation/index.ts';
import { confirmVerification, currentUser } from '../firebase/auth.ts';
import { authErrorMessage } from './auth-error-message.ts';
import { loginMessages } from './login-messages.ts';

const redeemed = new Map<string, Promise<void>>();

/** A code works once: a second call for the same one gets the first one's answer. */
function redeem(code: string): Promise<void> {
  const known = redeemed.get(code) ?? confirmVerification(code);
  redeemed.set(code, known);
  return known.then(async () => {
    // The token in this browser still says "unverified".
    await (await currentUser())?.reload();
  });
}

/** Where the link of a verification letter leads. */
export function VerifyEmail({ code }: { code: string }) {
  const locale = useLocale();
  const t = loginMessages[locale];
  const result = useAsync(code, () => redeem(code));
  return (
    <>
      <h1 className="text-2xl">{t.email}</h1>
      {result.state === 'loading' && <Loading rows={2} />}
      {result.state === 'failed' && (
        <Notice tone="danger" role="alert">
          {authErrorMessage(result.error, locale)?.text}
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
