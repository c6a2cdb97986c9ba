import * as v from 'valibot';
import { entryAt } from '../../../model/content/paths.ts';
import { RESERVED_NAME } from '../../../model/record-schemas.ts';
import { dayOf } from '../../../model/time-zone.ts';
import { visitCountsSchema } from '../../../model/visits/counts.ts';
import { NAMES_PER_DAY, OTHER } from '../../../model/visits/limits.ts';
import { routePaths } from '../config.ts';
import { isPublished } from '../content/published.ts';
import { collection } from '../firestore.ts';
import { cached } from '../http/cached.ts';

const FRESH_MS = 10 * 60_000;

async function isEntry(page: string): Promise<boolean> {
  const address = entryAt(page);
  return address !== null && (await isPublished(address.type, address.slug));
}

/**
 * `other` for pages and sources that are not counted by themselves: invented names do not fill the day's document. The
 * names of the day are read every ten minutes, not per view.
 * @returns functions that reject if the database cannot be reached
 */
export function nameFilter(now: () => number = Date.now) {
  const routes = routePaths();
  const readNames = cached(
    async (day: string) => {
      const stored = await collection('visit_day').doc(day).get();
      const { pages, sources } = v.parse(visitCountsSchema, stored.data() ?? {});
      return { pages: new Set(Object.keys(pages)), sources: new Set(Object.keys(sources)) };
    },
    () => FRESH_MS,
  );
  return {
    /** `other` if the site has no such page. */
    countedPage: async (page: string): Promise<string> => {
      const { pages } = await readNames(dayOf(now()));
      if (routes.has(page) || pages.has(page)) return page;
      if (pages.size >= NAMES_PER_DAY || !(await isEntry(page))) return OTHER;
      pages.add(page);
      return page;
    },
    /** `other` if the day takes no more; '' for none. */
    countedSource: async (source: string): Promise<string> => {
      const { sources } = await readNames(dayOf(now()));
      if (source === '' || sources.has(source)) return source;
      if (sources.size >= NAMES_PER_DAY || RESERVED_NAME.test(source) || source in {}) return OTHER;
      sources.add(source);
      return source;
    },
  };
}
