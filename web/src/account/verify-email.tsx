import { useLoaded } from '../admin/data/use-loaded.ts';
import { Loading, Notice } from '../admin/ui/index.ts';
import { useLocale } from '../features/locale/index.ts';
import { Link } from '../features/navigation/index.ts';
import { confirmVerification, currentUser } from '../firebase/auth.ts';
import { authProblem } from './auth-problem.ts';
import { loginWords } from './login-words.ts';

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
  const words = loginWords[locale];
  const result = useLoaded(code, () => redeem(code));
  return (
    <>
      <h1 className="text-2xl">{words.email}</h1>
      {result.state === 'loading' && <Loading rows={2} />}
      {result.state === 'failed' && (
        <Notice tone="danger" role="alert">
          {authProblem(result.error, locale)?.text}
        </Notice>
      )}
      {result.state === 'ready' && (
        <Notice tone="good" role="status">
          <p>{words.verified}</p>
          <Link to="/account" className="k-link">
            {words.goOn}
          </Link>
        </Notice>
      )}
    </>
  );
}
