import { useAsync } from '#admin/data/use-live-query.ts';
import { useLocale } from '#browser/locale/locale-context.tsx';
import { type WordsFile, WORDS_FILE } from '#model/content/words.ts';

async function load(): Promise<WordsFile> {
  const response = await fetch(WORDS_FILE);
  if (!response.ok) throw new Error(`${WORDS_FILE} answered ${response.status}`);
  return (await response.json()) as WordsFile;
}

export const useWordsFile = () => useAsync('words file', load);

const NONE: Readonly<Record<string, string>> = {};

/** Names of packages, services and founders on *Studio*, by key; nothing until it is loaded. */
export function usePublishedNames(): Readonly<Record<string, string>> {
  const file = useWordsFile();
  const locale = useLocale();
  return file.state === 'ready' ? file.value.facts[locale] : NONE;
}
