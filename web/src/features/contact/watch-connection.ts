import { isReachable } from '../../browser/reachability.ts';

/**
 * Tells at once, and whenever it changes, whether the site can be reached. `navigator.onLine` only starts a check: it is
 * also false on machines whose only network is local, where the site may be reachable.
 * @param signal ends it
 */
export function watchConnection(tell: (online: boolean) => void, signal: AbortSignal): void {
  let latest = 0;
  const check = async () => {
    const current = ++latest;
    const reachable = navigator.onLine || (await isReachable());
    if (current === latest && !signal.aborted) tell(reachable);
  };
  const onChange = () => void check();
  onChange();
  addEventListener('online', onChange, { signal });
  addEventListener('offline', onChange, { signal });
}
