import { useEffect, useState } from 'react';

/** A small file of the site that no cache answers for. */
const PROBE = '/builds/latest.json';

/**
 * False while the site cannot be reached. The browser's own word is only the reason to ask: it also says
 * "offline" on machines whose only network is their own, where the site may well be.
 */
export function useOnline(): boolean {
  const [online, setOnline] = useState(true);
  useEffect(() => {
    let latest = 0;
    const check = () => {
      const asked = ++latest;
      if (navigator.onLine) return setOnline(true);
      fetch(PROBE, { method: 'HEAD', cache: 'no-store' }).then(
        () => asked === latest && setOnline(true),
        () => asked === latest && setOnline(false),
      );
    };
    check();
    addEventListener('online', check);
    addEventListener('offline', check);
    return () => {
      latest = -1;
      removeEventListener('online', check);
      removeEventListener('offline', check);
    };
  }, []);
  return online;
}
