import { useEffect, useState } from 'react';

/** The value as it was when it last stood still. @param wait in milliseconds */
export function useDebounced<T>(value: T, wait = 250): T {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), wait);
    return () => clearTimeout(timer);
  }, [value, wait]);
  return settled;
}
