import { createContext, use } from 'react';

export interface NavigateOptions {
  allowExternal?: boolean;
  replace?: boolean;
}

export type NavigateTo = (to: string, options?: NavigateOptions) => Promise<void>;

/** Set by the app; without it (prerendering) nothing is ever clicked. */
export const NavigateContext = createContext<NavigateTo>(() => Promise.resolve());

/** Goes to an address the way a link does: guard, middleware, payload and code first, then the page. */
export function useNavigateTo(): NavigateTo {
  return use(NavigateContext);
}
