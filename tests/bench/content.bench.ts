import '../functions/support/environment.ts';
import { SITE } from '../../emulators/project.ts';
import { ACCOUNTS } from '../../emulators/seed/accounts.ts';
import { formatCursor } from '../../functions/src/content/cursor.ts';
import { content } from '../../functions/src/routes.ts';
import {
  contentCollection,
  database,
  publicationCollection,
} from '../../functions/src/firestore.ts';
import { countReads } from '../count-reads.ts';
import { publicationOf, publicationText } from '../../model/content/publication.ts';
import { tokenOf } from '../functions/support/accounts.ts';
import { publishRequest, storeEntry, textsFor } from '../functions/support/content.ts';
import { postAs, serving } from '../functions/support/requests.ts';
import type { Bench, Figure } from './figures.ts';

/** The most that a studio has (docs/behaviour.md). */
const POSTS = 2000;
const FEW = 10;
const MARK = 'bench-post';
const REQUESTS = 21;
const PUBLICATIONS = 5;
const GIVE_UP_MS = 60_000;

const slugOf = (index: number) => `${MARK}-${index}`;

/** Stores the publications of posts from one number up to another, a minute apart, number 0 the newest. */
async function seed(from: number, to: number): Promise<void> {
  const writer = database().bulkWriter();
  const now = Date.now();
  const texts = textsFor('blog', 'A post');
  const html = '<p>Some text of a post, again and again.</p>'.repeat(100);
  for (let index = from; index < to; index++) {
    const named = { ...texts, title: `${texts.title} ${index}` };
    const text = publicationText('blog', named, html, now - index * 60_000);
    const id = slugOf(index);
    const place = { order: 0, addresses: [] };
    const publication = publicationOf('blog', { slug: id }, { en: text, id: text }, place);
    void writer.set(publicationCollection('blog').doc(id), publication);
  }
  await writer.close();
}

async function clear(): Promise<void> {
  const writer = database().bulkWriter();
  for (let index = 0; index < POSTS; index++) {
    void writer.delete(publicationCollection('blog').doc(slugOf(index)));
  }
  await writer.close();
}

const ask = async (url: string): Promise<number> => {
  const response = await fetch(url, { redirect: 'manual' });
  await response.arrayBuffer();
  return response.status;
};

/** Reads and time (median) of an answer; nothing is remembered between requests. */
async function costOf(url: string): Promise<{ reads: number; ms: number }> {
  const times: number[] = [];
  let reads = 0;
  for (let request = 0; request < REQUESTS; request++) {
    const begin = performance.now();
    // The first ones also start what later ones find running.
    const read = await countReads(async () => {
      const status = await ask(url);
      if (status !== 200) throw new Error(`${url} answered ${status}`);
    });
    times.push(performance.now() - begin);
    reads = Math.max(reads, read);
  }
  return { reads, ms: times.toSorted((a, b) => a - b)[REQUESTS >> 1] ?? NaN };
}

/** Milliseconds from the click on "Publish" until the content answer and the page have a post; the longest of some. */
async function publishToVisible(): Promise<{ answer: number; page: number }> {
  const token = await tokenOf(ACCOUNTS[0].uid);
  const longest = { answer: 0, page: 0 };
  for (let index = 0; index <= PUBLICATIONS; index++) {
    const id = `${MARK}-new-${index}`;
    await storeEntry('blog', id);
    const request = await publishRequest('blog', id, 'en');
    const places = {
      answer: `${SITE}/api/content/blog?post=${id}`,
      page: `${SITE}/blog/${id}`,
    } as const;
    // What is asked for beforehand is remembered as missing.
    await Promise.all(Object.values(places).map(ask));
    const begin = performance.now();
    const response = await postAs(token, '/api/admin/publishContent', request);
    if (!response.ok) throw new Error(`not published: ${await response.text()}`);
    for (const place of ['answer', 'page'] as const) {
      while ((await ask(places[place])) !== 200) {
        if (performance.now() - begin > GIVE_UP_MS) throw new Error(`${places[place]} never came`);
      }
      // The first publication starts the functions.
      if (index > 0) longest[place] = Math.max(longest[place], performance.now() - begin);
    }
  }
  return longest;
}

/** Content answers with 10 and with 2,000 posts, and the time from publishing to visible. */
export const bench: Bench = {
  needsSuite: true,
  measure: async () => {
    const figures: Figure[] = [];
    try {
      await serving(content, async (origin) => {
        await seed(0, FEW);
        const few = {
          list: await costOf(`${origin}api/content/blog`),
          post: await costOf(`${origin}api/content/blog?post=${slugOf(5)}`),
        };
        await seed(FEW, POSTS);
        const after = formatCursor('blog', {
          value: Date.now() - (POSTS / 2) * 60_000,
          id: slugOf(0),
        });
        const many = {
          list: await costOf(`${origin}api/content/blog`),
          post: await costOf(`${origin}api/content/blog?post=${slugOf(5)}`),
          'old post': await costOf(`${origin}api/content/blog?post=${slugOf(POSTS - 5)}`),
          'page of old posts': await costOf(
            `${origin}api/content/blog?after=${encodeURIComponent(after)}`,
          ),
        };
        for (const [what, { reads, ms }] of Object.entries(many)) {
          const note = `${POSTS} posts`;
          figures.push({
            what: `${what}: documents read`,
            value: reads,
            unit: 'documents',
            limit: 25,
            note,
          });
          const before = what in few ? few[what as keyof typeof few].ms : undefined;
          const compared =
            before === undefined ? note : `${before.toFixed(1)} ms with ${FEW} posts`;
          figures.push({ what: `${what}: answer`, value: ms, unit: 'ms', note: compared });
        }
      });
      const visible = await publishToVisible();
      const note = `the longest of ${PUBLICATIONS}, with ${POSTS} posts`;
      figures.push(
        {
          what: 'published to content answer',
          value: visible.answer / 1000,
          unit: 's',
          limit: 2,
          note,
        },
        { what: 'published to page', value: visible.page / 1000, unit: 's', limit: 2, note },
      );
    } finally {
      await clear();
      for (const of of [contentCollection, publicationCollection]) {
        await database().recursiveDelete(of('blog').doc(`${MARK}-new`));
      }
    }
    return figures;
  },
};
