import { createContext, use } from 'react';

export interface GoOptions {
  allowExternal?: boolean;
  replace?: boolean;
}

export type Go = (to: string, options?: GoOptions) => Promise<void>;

/** Set by the app; without it (prerendering) nothing is ever clicked. */
export const GoContext = createContext<Go>(() => Promise.resolve());

/** Goes to an address the way a link does: guard, middleware, payload and code first, then the page. */
export function useGo(): Go {
  return use(GoContext);
}
