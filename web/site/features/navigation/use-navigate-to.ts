import { createContext, use } from 'react';

/** @throws Error for an address that is not on this site */
export type NavigateTo = (to: string, options?: { replace?: boolean }) => Promise<void>;

/** Set by the app. The default is for prerendering, where nothing is clicked. */
export const NavigateContext = createContext<NavigateTo>(() => Promise.resolve());

/** Navigates as a link does: URL guard, middleware, payload and code first, then the page. */
export function useNavigateTo(): NavigateTo {
  return use(NavigateContext);
}
