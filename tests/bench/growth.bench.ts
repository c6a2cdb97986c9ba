import '../functions/support/environment.ts';
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
import { tokenOf } from '../functions/support/accounts.ts';
import { publishRequest, storeEntry } from '../functions/support/content.ts';
import { postAs } from '../functions/support/requests.ts';
import type { Bench, Figure } from './figures.ts';

/** Numbers of posts: a studio that begins, one that writes a lot, and the most (docs/behaviour.md). */
const STEPS = [15, 100, 2000];
const MARK = 'growth-post';
const TIMES = 5;
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

const statusAt = async (url: string): Promise<number> => {
  const response = await fetch(url, { redirect: 'manual' });
  await response.arrayBuffer();
  return response.status;
};

/** Time from the click on "Publish" until visitors get a post's page; the longest of some. */
async function publishToVisible(posts: number): Promise<Figure> {
  const token = await tokenOf(uid);
  let longest = 0;
  for (let index = 0; index <= TIMES; index += 1) {
    const id = idOf(posts + index);
    await storeEntry('blog', id);
    const request = await publishRequest('blog', id, 'en');
    await statusAt(`${SITE}/blog/${id}`);
    const begin = performance.now();
    const response = await postAs(token, '/api/admin/publishContent', request);
    if (!response.ok) throw new Error(`not published: ${await response.text()}`);
    while ((await statusAt(`${SITE}/blog/${id}`)) !== 200) {
      if (performance.now() - begin > GIVE_UP_MS) throw new Error(`the page of ${id} never came`);
    }
    // The first publication starts the functions.
    if (index > 0) longest = Math.max(longest, performance.now() - begin);
  }
  const note = `the longest of ${TIMES}, with ${posts} posts`;
  return {
    what: 'published until its page is there',
    value: longest / 1000,
    unit: 's',
    limit: 2,
    note,
  };
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
        figures.push(...(await releaseFigures(`${posts} posts`)));
      }
      return [...figures, await publishToVisible(published)];
    } finally {
      await clear();
    }
  },
};
