import { readFile } from 'node:fs/promises';
import { type ListAnswer, type PublicContent, type WordsAnswer } from '#model/content/answers.ts';
import { type ListedType, LISTED_TYPES } from '#model/content/content-types.ts';
import { type PageWords, isTree } from '#model/content/words.ts';
import type { SiteContent } from '#model/pages/renderer.ts';

const TIMEOUT_MS = 20_000;

/**
 * What the build prerenders.
 * @param source an origin whose `/api/content/*` is requested, a JSON file, or nothing. What the origin does not give is
 *   empty: a broken site must not stop the build that fixes it.
 * @throws {TypeError} if the source is no address
 */
export async function loadContent(source = process.env['CONTENT_SOURCE']): Promise<SiteContent> {
  if (source?.endsWith('.json')) return JSON.parse(await readFile(source, 'utf8')) as SiteContent;
  const origin = source && new URL(source).origin;
  const lists = LISTED_TYPES.map(
    async (type) => [type, origin ? await given(origin, type, fetchList, []) : []] as const,
  );
  const [words, ...loaded] = await Promise.all([
    origin ? given(origin, 'words', fetchWords, {}) : {},
    ...lists,
  ]);
  return { lists: Object.fromEntries(loaded) as unknown as PublicContent, words };
}

async function given<Name extends string, Value>(
  origin: string,
  name: Name,
  load: (origin: string, name: Name) => Promise<Value>,
  empty: Value,
): Promise<Value> {
  try {
    return await load(origin, name);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    console.warn(`${origin} does not give "${name}", so it is built empty: ${reason}`);
    return empty;
  }
}

async function fetchJson(address: URL): Promise<unknown> {
  const response = await fetch(address, { signal: AbortSignal.timeout(TIMEOUT_MS) });
  if (!response.ok) throw new Error(`${address.href} answered ${response.status}`);
  return response.json();
}

async function fetchWords(origin: string): Promise<PageWords> {
  const { words } = (await fetchJson(new URL('/api/content/words', origin))) as WordsAnswer;
  if (!isTree(words)) throw new Error('it is no tree');
  return words;
}

async function fetchList<Type extends ListedType>(origin: string, type: Type) {
  const all: PublicContent[Type] = [];
  let query: string | null = '';
  do {
    const address = new URL(`/api/content/${type}${query}`, origin);
    const { items, next } = (await fetchJson(address)) as ListAnswer<Type>;
    all.push(...items);
    // The blog links to its further pages.
    query = type === 'blog' || next === undefined ? null : `?after=${encodeURIComponent(next)}`;
  } while (query !== null);
  return all;
}
