import * as v from 'valibot';
import { entryAt } from '../../../model/content/paths.ts';
import { RESERVED_NAME } from '../../../model/document-id.ts';
import { DAY_MS, dayOf } from '../../../model/time-zone.ts';
import { visitCountsSchema } from '../../../model/visits/counts.ts';
import type { NameKind, Origin } from '../../../model/visits/visit.ts';
import { NEW_NAMES_PER_DAY, OTHER } from '../../../model/visits/limits.ts';
import { collection, publicationCollection } from '../firestore.ts';
import { cachedLoader } from '../http/cached-loader.ts';
import { readDays } from './read-days.ts';

/** Time after which the stored names are read again. */
const FRESH_MS = 10 * 60_000;

/** Paths of the route table; the build of the functions writes them in (`functions/build.ts`). */
const routePaths = (): Set<string> =>
  new Set(v.parse(v.array(v.string()), JSON.parse(process.env['ROUTE_PATHS'] ?? '[]')));

/** The names of a kind that are counted by themselves. */
class AdmittedNames {
  readonly #names: Set<string>;
  #free: number;

  /** @param today of which as many as are not in `known` count against the limit of the day */
  constructor(known: Iterable<string>, today: Iterable<string>) {
    this.#names = new Set(known);
    const before = this.#names.size;
    for (const name of today) this.#names.add(name);
    this.#free = NEW_NAMES_PER_DAY - (this.#names.size - before);
  }

  has(name: string): boolean {
    return this.#names.has(name);
  }

  isFull(): boolean {
    return this.#free <= 0;
  }

  /** The name itself, or `other` where it is new and the day takes no more, or where the database does not accept it. */
  admit(name: string): string {
    if (this.#names.has(name)) return name;
    if (this.isFull() || RESERVED_NAME.test(name)) return OTHER;
    this.#free -= 1;
    this.#names.add(name);
    return name;
  }
}

type Names = Record<NameKind, AdmittedNames>;

/** Reads the known names: those that the night kept of this month and the last one, and those of today. */
async function loadNames(now: number): Promise<Names> {
  const today = dayOf(now);
  const months = [today.slice(0, 7), dayOf(now - 31 * DAY_MS).slice(0, 7)];
  const [days, ...stored] = await Promise.all([
    readDays(today),
    ...months.map((month) => collection('visit_month').doc(month).get()),
  ]);
  const counts = stored.map((found) => v.parse(visitCountsSchema, found.data() ?? {}));
  const namesOf = (kind: NameKind) =>
    new AdmittedNames(
      counts.flatMap((month) => Object.keys(month[kind])),
      Object.keys(days.get(today)?.[kind] ?? {}),
    );
  return { pages: namesOf('pages'), referrers: namesOf('referrers'), sources: namesOf('sources') };
}

/** True for the address of a published text. */
async function isPublished(page: string): Promise<boolean> {
  const address = entryAt(page);
  if (address === null) return false;
  return (await publicationCollection(address.kind).doc(address.slug).get()).exists;
}

/**
 * Makes the function that replaces the names of a view or a message by `other` where they are not counted by themselves, so that invented
 * names fill no document and do not shut out real ones. What is stored is read once and every ten minutes, not per view.
 * @returns rejects where the database cannot be reached
 */
export function nameFilter(
  now: () => number = Date.now,
): <Names extends Origin>(named: Names) => Promise<Names> {
  const load = cachedLoader(() => loadNames(now()), { freshFor: () => FRESH_MS, now });
  const routes = routePaths();

  async function admitPage(pages: AdmittedNames, page: string): Promise<string> {
    if (routes.has(page) || pages.has(page)) return page;
    return !pages.isFull() && (await isPublished(page)) ? pages.admit(page) : OTHER;
  }

  return async (named) => {
    const { pages, referrers, sources } = await load();
    const { page, referrer, source } = named;
    return {
      ...named,
      page: await admitPage(pages, page),
      referrer: referrer === '' ? '' : referrers.admit(referrer),
      source: source === '' ? '' : sources.admit(source),
    };
  };
}
