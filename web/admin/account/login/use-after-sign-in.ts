import { useNavigate } from 'react-router-dom';
import { useUrlState } from '#admin/data/use-url-state.ts';
import type { User } from '#browser/firebase/auth.ts';
import { useLocale } from '#browser/locale/index.ts';
import { resolveUrl } from '#browser/navigation/url-guard.ts';
import { afterSignIn } from '#browser/session/lookup.ts';
import { loginUrlSchema } from './mode-link.tsx';

/** `next` if it is a page of this site other than the sign-in page, else null. */
function nextPath(next: string): string | null {
  if (!next.startsWith('/')) return null;
  const target = resolveUrl(next);
  return target.kind === 'internal' && !target.href.startsWith('/login') ? target.href : null;
}

/**
 * Navigates after a sign-in: admins to the dashboard, others to `next` or the account page. Where the rights could not be
 * checked, the visitor stays on the sign-in page, which offers to check again.
 */
export function useAfterSignIn(): (user: User) => Promise<void> {
  const navigate = useNavigate();
  const locale = useLocale();
  const { next } = useUrlState(loginUrlSchema).state;
  return async (user) => {
    const session = await afterSignIn(user, locale);
    if (session.kind === 'unchecked') return;
    const path = session.kind === 'admin' ? '/admin/dashboard' : (nextPath(next) ?? '/account');
    await navigate(path, { replace: true });
  };
}
