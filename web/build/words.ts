import { pathToFileURL } from 'node:url';
import type { Bilingual } from '../../model/locale.ts';
import type { PageMeta, PageWords } from '../src/page.ts';
import type { RouteRow } from '../src/routes.ts';
import { wordsFile } from './routes-on-disk.ts';

/** A row's words in both languages. */
export async function loadWords(row: RouteRow): Promise<Bilingual<PageWords>> {
  const module = (await import(pathToFileURL(wordsFile(row)).href)) as {
    words: Bilingual<PageWords>;
  };
  return module.words;
}

/** Title, description and keywords of a row's view in one language. */
export function metaOf(words: PageWords, row: RouteRow): PageMeta {
  const meta = words.meta[row.view];
  if (!meta) throw new Error(`${row.folder}/words.ts has no meta for the view '${row.view}'`);
  return meta;
}
