import '../functions/support/environment.ts';
import type { SiteContent } from '#model/pages/renderer.ts';
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
import { publishRequest, storeEntry } from '../functions/support/content.ts';
import type { Bench, Figure } from './figures.ts';

/** Numbers of posts: a studio that begins, one that writes a lot, and the most that is planned for. */
const STEPS = [15, 100, 2000];
const MARK = 'growth-post';

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
  for (let index = 0; index < (STEPS.at(-1) ?? 0); index += 1) {
    await database().recursiveDelete(contentCollection('blog').doc(idOf(index)));
    await publicationCollection('blog').doc(idOf(index)).delete();
  }
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

/** Figures that grow with the number of posts. */
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
      return figures;
    } finally {
      await clear();
    }
  },
};
