import { useAsync } from '#admin/data/use-live-query.ts';
import { type StandardWords, STANDARD_WORDS } from '#model/content/words.ts';

async function load(): Promise<StandardWords> {
  const response = await fetch(STANDARD_WORDS);
  if (!response.ok) throw new Error(`${STANDARD_WORDS} answered ${response.status}`);
  return (await response.json()) as StandardWords;
}

/** The standard text of every page, a file of the build. */
export const useStandardWords = () => useAsync('standard words', load);
