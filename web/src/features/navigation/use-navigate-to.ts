import { createContext, use } from 'react';

export interface NavigateOptions {
  allowExternal?: boolean;
  replace?: boolean;
}

export type NavigateTo = (to: string, options?: NavigateOptions) => Promise<void>;

/** Set by the app. The default is for prerendering, where nothing is clicked. */
export const NavigateContext = createContext<NavigateTo>(() => Promise.resolve());

/** Navigates as a link does: URL guard, middleware, payload and code first, then the page. */
export function useNavigateTo(): NavigateTo {
  return use(NavigateContext);
}
