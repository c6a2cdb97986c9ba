import { useEffect, useReducer } from 'react';

const MINUTE = 60_000;

export function useNow(): number {
  const [, tick] = useReducer((count: number) => count + 1, 0);
  useEffect(() => {
    const timer = setInterval(tick, MINUTE);
    return () => clearInterval(timer);
  }, []);
  // The last tick's time would count a text that was published since as scheduled.
  // oxlint-disable-next-line react-hooks-js/purity -- the time of the render is required
  return Date.now();
}
