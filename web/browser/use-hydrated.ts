import { useSyncExternalStore } from 'react';

const subscribe = () => () => undefined;

/** False in prerendered HTML and during hydration, true afterwards. For values that only the browser knows. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => true,
    () => false,
  );
}
