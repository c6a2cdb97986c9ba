import { useSearchParams } from 'react-router-dom';
import { useLocale } from '../features/i18n/index.ts';
import { resolveUrl, useNavigateTo } from '../features/navigation/index.ts';
import { afterSignIn } from '../features/session/after-sign-in.ts';
import type { User } from '../firebase/auth.ts';

/** Where `next` leads, if it is a page of this site; anything else is left aside. */
export function nextPath(next: string | null): string | null {
  if (next === null || !next.startsWith('/')) return null;
  const target = resolveUrl(next);
  return target.kind === 'internal' && !target.href.startsWith('/login') ? target.href : null;
}

/** Goes where a visitor who has just signed in belongs: admins to work, others back to where they came from. */
export function useAfterSignIn(): (user: User) => Promise<void> {
  const go = useNavigateTo();
  const locale = useLocale();
  const [query] = useSearchParams();
  return async (user) => {
    const session = await afterSignIn(user, locale);
    if (session.kind === 'admin') return go('/admin/dashboard', { replace: true });
    return go(nextPath(query.get('next')) ?? '/account', { replace: true });
  };
}
