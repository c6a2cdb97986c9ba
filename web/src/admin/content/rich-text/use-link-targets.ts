import { useEffect, useState } from 'react';
import type { PagedKind } from '../../../../../model/content/paths.ts';
import { entryPath } from '../../../../../model/content/paths.ts';
import type { FoundPosts, ListRow } from '../../../../../model/content/list.ts';
import { LIST_SEARCH_LENGTH, listRow } from '../../../../../model/content/list.ts';
import type { Locale } from '../../../../../model/locale.ts';
import { LOCALES } from '../../../../../model/locale.ts';
import { containsWords } from '../../../../../model/words.ts';
import { callApi } from '../../../data/api-client.ts';
import { useAsync } from '../../../data/use-async.ts';
import { useNow } from '../../../data/use-now.ts';
import { routes } from '../../../routes.ts';
import { navigationLabels } from '../../../public-ui/layout-messages.ts';
import { useEntries } from '../list/use-entries.ts';

/** A page of the site that a link can lead to. */
export interface LinkTarget {
  title: string;
  path: string;
}

/** Milliseconds between the last key and the search, fewest characters that are looked for, most pages that are offered. */
const SEARCH_DELAY = 300;
const FEWEST_CHARACTERS = 2;
const MOST_TARGETS = 6;

/** The public pages by their names in the navigation. */
function pagesOf(locale: Locale): LinkTarget[] {
  const names: Readonly<Record<string, string>> = navigationLabels[locale];
  return routes.flatMap(({ name, path, area }) => {
    const title = names[name];
    return area === 'public' && title !== undefined ? [{ title, path }] : [];
  });
}

/** The entries among these rows that visitors can read, by their titles in a language. */
function entriesOf(kind: PagedKind, rows: readonly ListRow[], locale: Locale): LinkTarget[] {
  const published = rows.filter(({ status }) =>
    LOCALES.some((language) => status[language].publishAt !== null),
  );
  return published.map(({ name, slug }) => ({ title: name[locale], path: entryPath(kind, slug) }));
}

/**
 * The studio's own posts, projects and pages whose titles contain what is typed as an address.
 * @param locale language of the titles
 */
export function useLinkTargets(typed: string, locale: Locale): LinkTarget[] {
  const [search, setSearch] = useState('');
  useEffect(() => {
    const words = typed.trim().slice(0, LIST_SEARCH_LENGTH);
    const isAddress = /[/@:]/.test(words);
    const timer = setTimeout(
      () => setSearch(isAddress || words.length < FEWEST_CHARACTERS ? '' : words),
      SEARCH_DELAY,
    );
    return () => clearTimeout(timer);
  }, [typed]);
  const found = useAsync(search, async () =>
    search === '' ? { posts: [] } : callApi<FoundPosts>(`posts?${new URLSearchParams({ search })}`),
  );
  const { entries } = useEntries('portfolio');
  const now = useNow();
  if (search === '') return [];
  const posts = found.state === 'ready' && found.isCurrent ? found.value.posts : [];
  const projects = entries.map((entry) => listRow(entry, now));
  return [
    ...pagesOf(locale),
    ...entriesOf('portfolio', projects, locale),
    ...entriesOf('blog', posts, locale),
  ]
    .filter(({ title }) => containsWords([title], search))
    .slice(0, MOST_TARGETS);
}
