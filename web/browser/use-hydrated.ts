import { useSyncExternalStore } from 'react';

const subscribe = () => () => undefined;

/** False in prerendered HTML and during hydration. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => true,
    () => false,
  );
}
