import { useAsync } from '#admin/data/use-live-query.ts';
import { type WordsFile, WORDS_FILE } from '#model/content/words.ts';

async function load(): Promise<WordsFile> {
  const response = await fetch(WORDS_FILE);
  if (!response.ok) throw new Error(`${WORDS_FILE} answered ${response.status}`);
  return (await response.json()) as WordsFile;
}

export const useWordsFile = () => useAsync('words file', load);
