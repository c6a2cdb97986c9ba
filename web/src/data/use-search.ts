import { useEffect, useState } from 'react';

/** Milliseconds without typing after which a search starts. */
const PAUSE = 250;

/**
 * Text of a search field.
 * @param applied the text that is searched for, e.g. from the URL
 * @param apply called with the trimmed text after a pause in typing
 */
export function useSearch(
  applied: string,
  apply: (text: string) => void,
): { text: string; setText: (text: string) => void } {
  const [text, setText] = useState(applied);
  useEffect(() => {
    if (text.trim() === applied) return;
    const timer = setTimeout(() => apply(text.trim()), PAUSE);
    return () => clearTimeout(timer);
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- the applied text follows the field, not the other way round
  }, [text]);
  return { text, setText };
}
