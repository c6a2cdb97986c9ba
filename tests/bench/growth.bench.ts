import '../functions/support/environment.ts';
import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { CONTENT_TYPES } from '#model/content/content-types.ts';
import { ROOT } from '../../emulators/project.ts';
import { ACCOUNTS } from '../../emulators/seed/accounts.ts';
import { publish } from '../../functions/src/content/publish.ts';
import {
  contentCollection,
  database,
  publicationCollection,
} from '../../functions/src/firestore.ts';
import { content } from '../../functions/src/routes.ts';
import { countReads } from '../count-reads.ts';
import { publishRequest, storeEntry } from '../functions/support/content.ts';
import { serving } from '../functions/support/requests.ts';
import { type Bench, type Figure, median } from './figures.ts';

/** Numbers of posts: a studio that begins, one that writes a lot, and the most (docs/behaviour.md). */
const STEPS = [15, 500, 2000];
const MARK = 'growth-post';
const TIMES = 5;

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

/** What one act costs: documents read in the first call, median of the times, bytes of the answer. */
async function costOf(what: string, act: () => Promise<number>, note: string): Promise<Figure[]> {
  let bytes = 0;
  const reads = await countReads(async () => {
    bytes = await act();
  });
  const times: number[] = [];
  for (let time = 0; time < TIMES; time += 1) {
    const begin = performance.now();
    await act();
    times.push(performance.now() - begin);
  }
  return [
    { what, value: reads, unit: 'documents read', note },
    { what, value: median(times), unit: 'ms', note },
    { what, value: bytes / 1000, unit: 'kB', note },
  ];
}

async function bytesAt(url: string): Promise<number> {
  const response = await fetch(url, { redirect: 'manual' });
  if (response.status !== 200) throw new Error(`${url} answered ${response.status}`);
  return (await response.arrayBuffer()).byteLength;
}

/** The first page of the list in the admin area (web/admin/content/list/use-entries.ts). */
async function readEditorList(): Promise<number> {
  const { collection } = CONTENT_TYPES.blog;
  const query = database()
    .collection(collection)
    .where('deleted_date', '==', null)
    .orderBy('created_date', 'desc')
    .limit(25);
  const { docs } = await query.get();
  return JSON.stringify(docs.map((found) => found.data())).length;
}

/** Seconds that a build takes whose lists come from an origin. */
async function buildSeconds(origin: string): Promise<number> {
  const begin = performance.now();
  const env = { ...process.env, CONTENT_SOURCE: origin };
  await promisify(execFile)(process.execPath, ['web/scripts/build.ts'], { cwd: ROOT, env });
  return (performance.now() - begin) / 1000;
}

/** What grows with the number of posts. */
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
          const address = (path: string) => () => bytesAt(new URL(path, origin).href);
          figures.push(
            ...(await costOf('list', address('/api/content/blog'), note)),
            ...(await costOf('post', address(`/api/content/blog?post=${idOf(5)}`), note)),
            ...(await costOf('sitemap', address('/sitemap.xml'), note)),
            ...(await costOf('feed', address('/blog/feed-en.xml'), note)),
            ...(await costOf('editor list', readEditorList, note)),
            { what: 'build', value: await buildSeconds(origin), unit: 's', note },
          );
        });
      }
      return figures;
    } finally {
      await clear();
    }
  },
};
