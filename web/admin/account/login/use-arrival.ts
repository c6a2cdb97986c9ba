import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useUrlState } from '#admin/data/use-url-state.ts';
import { takeReturnPath } from '#admin/return-path.ts';
import type { User } from '#browser/firebase/auth.ts';
import { useLocale } from '#browser/locale/locale-context.tsx';
import { resolveUrl } from '#browser/navigation/url-guard.ts';
import { afterSignIn } from '#browser/session/lookup.ts';
import { ACCESS_TABLE, rightsOf } from '#browser/session/rights.ts';
import { checkAgain, useSession } from '#browser/session/use-session.ts';
import { loginUrlSchema } from './mode-link.tsx';

function nextPath(next: string): string | null {
  if (!next.startsWith('/')) return null;
  const target = resolveUrl(next);
  return target.kind === 'internal' && !target.href.startsWith('/login') ? target.href : null;
}

/** Leads admins to the page that they had asked for or to the dashboard, others to `next` or the account page. */
export type Arrive = (user: User) => Promise<void>;

/**
 * @param isWaiting false for links of e-mails, which open for everyone
 * @returns `unchecked` is signed in with unknown rights, or null; `check` asks once more
 */
export function useArrival(isWaiting: boolean): {
  arrive: Arrive;
  unchecked: User | null;
  check: () => Promise<void>;
} {
  const navigate = useNavigate();
  const locale = useLocale();
  const { next } = useUrlState(loginUrlSchema).state;
  const session = useSession();
  const rights = rightsOf(session);
  const step = ACCESS_TABLE['sign-in'][rights];
  const [failed, setFailed] = useState<User | null>(null);
  if (failed !== null && rights === 'signed-out') setFailed(null);
  const user = 'user' in session ? session.user : failed;

  const lead = async (signedIn: User) => {
    const found = await afterSignIn(signedIn, locale);
    setFailed(found.kind === 'unchecked' ? signedIn : null);
    if (found.kind === 'unchecked') return;
    const asked = takeReturnPath();
    const path =
      found.kind === 'admin' ? (asked ?? '/admin/dashboard') : (nextPath(next) ?? '/account');
    await navigate(path, { replace: true });
  };
  // Form and session both report a sign-in: the second would see the profile before it is stored.
  const arriving = useRef<Promise<void> | null>(null);
  const arrive = (signedIn: User): Promise<void> =>
    (arriving.current ??= lead(signedIn).finally(() => (arriving.current = null)));

  // The sign-in under way writes the profile of a new account, unless that has failed.
  const isArriving = rights === 'no-profile' && failed === null;
  const leadsOn = isWaiting && !isArriving && (step === 'account' || step === 'dashboard');
  useEffect(() => {
    if (leadsOn && user !== null) void arrive(user);
    // oxlint-disable-next-line react/exhaustive-deps -- once for each time that the session arrives
  }, [leadsOn]);

  const check = async () => {
    await checkAgain();
    if (user !== null) await arrive(user);
  };
  return { arrive, unchecked: step === 'explain' || failed !== null ? user : null, check };
}
