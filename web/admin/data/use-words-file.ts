import { useAsync } from '#admin/data/use-live-query.ts';
import { useLocale } from '#browser/locale/locale-context.tsx';
import { factTexts } from '#model/content/fact-texts.ts';
import { factsOf } from '#model/content/facts.ts';
import { type WordsFile, WORDS_FILE } from '#model/content/words.ts';
import { inEachLocale } from '#studio/locale.ts';
import { ApiError } from './api-client.ts';

let loading: Promise<WordsFile> | null = null;

async function load(): Promise<WordsFile> {
  const response = await fetch(WORDS_FILE).catch((error: unknown) => {
    throw new ApiError('unavailable', String(error));
  });
  if (!response.ok) throw new Error(`${WORDS_FILE} answered ${response.status}`);
  return (await response.json()) as WordsFile;
}

/** Parts of a page that begin together share one request. */
export const useWordsFile = () =>
  useAsync('words file', () => (loading ??= load().finally(() => (loading = null))));

/** Facts by their names, such as the names of packages, services and founders: those of the code until they are loaded. */
export function useFacts(): Readonly<Record<string, string>> {
  const file = useWordsFile();
  const locale = useLocale();
  return file.state === 'ready' ? file.value.facts[locale] : STANDARD[locale];
}

const STANDARD = inEachLocale((locale) => factTexts(factsOf(), locale));
