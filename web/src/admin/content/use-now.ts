import { useEffect, useReducer } from 'react';

const MINUTE = 60_000;

/** The time in milliseconds since 1970, anew each minute: what is scheduled turns to published while one looks. */
export function useNow(): number {
  const [, tick] = useReducer((count: number) => count + 1, 0);
  useEffect(() => {
    const timer = setInterval(tick, MINUTE);
    return () => clearInterval(timer);
  }, []);
  // Not the moment of the last tick: what was published since would count as scheduled.
  // oxlint-disable-next-line react-hooks-js/purity -- the moment of the render is what is meant
  return Date.now();
}
