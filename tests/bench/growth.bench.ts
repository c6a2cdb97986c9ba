import '../functions/support/environment.ts';
import { RELATED_AMONG } from '#model/content/linked-posts.ts';
import type { SiteContent } from '#model/pages/renderer.ts';
import { SITE } from '../../emulators/project.ts';
import { ACCOUNTS } from '../../emulators/seed/accounts.ts';
import { publish } from '../../functions/src/content/publish.ts';
import { loadSiteContent } from '../../functions/src/content/published.ts';
import {
  contentCollection,
  database,
  publicationCollection,
} from '../../functions/src/firestore.ts';
import { writeSite } from '../../functions/src/pages/renderer.ts';
import { ChangedFiles } from '../../functions/src/release/changed-files.ts';
import { zip } from '../../functions/src/release/hosting.ts';
import { content } from '../../functions/src/routes.ts';
import { countReads } from '../count-reads.ts';
import { tokenOf } from '../functions/support/accounts.ts';
import { publishRequest, storeEntry } from '../functions/support/content.ts';
import { postAs, serving } from '../functions/support/requests.ts';
import { type Bench, type Figure, median } from './figures.ts';

/** Numbers of posts: a studio that begins, one that writes a lot, and the most (docs/behaviour.md). */
const STEPS = [15, 100, 2000];
const MARK = 'growth-post';
const TIMES = 5;
/** Most documents that an answer to a visitor reads. */
const MOST_READS = 25;
const MOST_READS_OF_POST = RELATED_AMONG + 5;
const GIVE_UP_MS = 60_000;

const { uid, email } = ACCOUNTS[0];
const idOf = (index: number) => `${MARK}-${index}`;
const isoOf = (index: number) => new Date(Date.now() - index * 60_000);

/** Publishes posts in English by the same code as the editor. */
async function publishPosts(from: number, to: number): Promise<void> {
  // One by one: all write the same list.
  for (let index = from; index < to; index += 1) {
    const id = idOf(index);
    await storeEntry('blog', id, { created_date: isoOf(index) });
    await publish(await publishRequest('blog', id, 'en'), { uid, email }, Date.now());
  }
}

async function clear(): Promise<void> {
  for (let index = 0; index <= (STEPS.at(-1) ?? 0) + TIMES; index += 1) {
    await database().recursiveDelete(contentCollection('blog').doc(idOf(index)));
    await publicationCollection('blog').doc(idOf(index)).delete();
  }
}

/** Costs of an answer: documents read for the first one, and the median of the times. */
async function costOf(what: string, url: string, note: string, limit: number): Promise<Figure[]> {
  const act = async () => {
    const status = await statusAt(url);
    if (status !== 200) throw new Error(`${url} answered ${status}`);
  };
  const reads = await countReads(act);
  const times: number[] = [];
  for (let time = 0; time < TIMES; time += 1) {
    const begin = performance.now();
    await act();
    times.push(performance.now() - begin);
  }
  return [
    { what, value: reads, unit: 'documents read', note, limit },
    { what, value: median(times), unit: 'ms', note },
  ];
}

/** The address of the second page of a list; null where there is none. */
async function pageAfter(list: string): Promise<string | null> {
  const { next } = (await (await fetch(list)).json()) as { next?: string };
  return next === undefined ? null : `${list}?after=${encodeURIComponent(next)}`;
}

const statusAt = async (url: string): Promise<number> => {
  const response = await fetch(url, { redirect: 'manual' });
  await response.arrayBuffer();
  return response.status;
};

/** Seconds from the click on "Publish" until the content answer and the page have a post; the longest of some. */
async function publishToVisible(posts: number): Promise<Figure[]> {
  const token = await tokenOf(uid);
  const longest = { answer: 0, page: 0 };
  for (let index = 0; index <= TIMES; index += 1) {
    const id = idOf(posts + index);
    await storeEntry('blog', id);
    const request = await publishRequest('blog', id, 'en');
    const places = {
      answer: `${SITE}/api/content/blog?post=${id}`,
      page: `${SITE}/blog/${id}`,
    } as const;
    await Promise.all(Object.values(places).map(statusAt));
    const begin = performance.now();
    const response = await postAs(token, '/api/admin/publishContent', request);
    if (!response.ok) throw new Error(`not published: ${await response.text()}`);
    for (const place of ['answer', 'page'] as const) {
      while ((await statusAt(places[place])) !== 200) {
        if (performance.now() - begin > GIVE_UP_MS) throw new Error(`${places[place]} never came`);
      }
      // The first publication starts the functions.
      if (index > 0) longest[place] = Math.max(longest[place], performance.now() - begin);
    }
  }
  return (['answer', 'page'] as const).map((place) => ({
    what: `published until the ${place} has it`,
    value: longest[place] / 1000,
    unit: 's',
    limit: 2,
    note: `the longest of ${TIMES}, with ${posts} posts`,
  }));
}

/** Costs of rendering everything, nothing, a new post and a word around every page. */
async function releaseFigures(note: string): Promise<Figure[]> {
  const figures: Figure[] = [];
  let served: ReadonlyMap<string, string> = new Map();
  const release = async (what: string, shown: SiteContent) => {
    const files = new ChangedFiles(served, zip, new AbortController().signal);
    const begin = performance.now();
    await writeSite(shown, files);
    const { hashes } = files;
    served = new Map([...served, ...hashes].filter(([, hash]) => hash !== ''));
    figures.push(
      { what: `release: ${what}`, value: (performance.now() - begin) / 1000, unit: 's', note },
      { what: `release: ${what}`, value: hashes.length, unit: 'files', note },
      { what: 'memory', value: process.memoryUsage().rss / 1e6, unit: 'MB', note },
    );
  };
  const present = await loadSiteContent();
  const [newest] = present.blog;
  await release('all', { ...present, blog: present.blog.slice(1) });
  await release('nothing', { ...present, blog: present.blog.slice(1) });
  await release('a post', { ...present, blog: newest ? [newest, ...present.blog.slice(1)] : [] });
  const frame = { en: { menu: 'Another word' } };
  await release('a word of the menu', { ...present, words: { ...present.words, frame } });
  return figures;
}

/** Figures that grow with the number of posts, and the time from publishing to visible with the most. */
export const bench: Bench = {
  needsSuite: true,
  measure: async () => {
    const figures: Figure[] = [];
    let published = 0;
    try {
      for (const posts of STEPS) {
        await publishPosts(published, posts);
        published = posts;
        const note = `${posts} posts`;
        await serving(content, async (origin) => {
          const list = `${origin}api/content/blog`;
          const second = await pageAfter(list);
          const post = `${list}?post=${idOf(5)}`;
          figures.push(
            ...(await costOf('list', list, note, MOST_READS)),
            ...(second ? await costOf('second page', second, note, MOST_READS) : []),
            ...(await costOf('post', post, note, MOST_READS_OF_POST)),
            ...(await releaseFigures(note)),
          );
        });
      }
      return [...figures, ...(await publishToVisible(published))];
    } finally {
      await clear();
    }
  },
};
