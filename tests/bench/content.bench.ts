import '../functions/support/environment.ts';
import type { ListDocument } from '#model/content/list-document.ts';
import { publicationOf, publicationText } from '#model/content/publication.ts';
import { inEachLocale } from '#studio/locale.ts';
import { SITE } from '../../emulators/project.ts';
import { ACCOUNTS } from '../../emulators/seed/accounts.ts';
import { formatCursor } from '../../functions/src/content/cursor.ts';
import { listDocument, readList } from '../../functions/src/content/list-document.ts';
import {
  contentCollection,
  database,
  publicationCollection,
} from '../../functions/src/firestore.ts';
import { content } from '../../functions/src/routes.ts';
import { countReads } from '../count-reads.ts';
import { tokenOf } from '../functions/support/accounts.ts';
import { publishRequest, storeEntry, textsFor } from '../functions/support/content.ts';
import { postAs, serving } from '../functions/support/requests.ts';
import type { Bench, Figure } from './figures.ts';

/** The most that a studio has (docs/behaviour.md). */
const POSTS = 2000;
const MARK = 'bench-post';
const PUBLICATIONS = 5;
const GIVE_UP_MS = 60_000;

const slugOf = (index: number) => `${MARK}-${index}`;

/** Stores the publications of posts, a minute apart, number 0 the newest. */
async function fill(): Promise<void> {
  const writer = database().bulkWriter();
  const now = Date.now();
  const texts = textsFor('blog', 'A post');
  const html = '<p>Some text of a post, again and again.</p>'.repeat(100);
  const entries: ListDocument['entries'] = {};
  for (let index = 0; index < POSTS; index += 1) {
    const named = { ...texts, title: `${String(texts.title)} ${index}` };
    const since = now - index * 60_000;
    const text = publicationText('blog', named, html, since);
    const id = slugOf(index);
    const publication = publicationOf(
      'blog',
      { slug: id },
      inEachLocale(() => text),
    );
    void writer.set(publicationCollection('blog').doc(id), publication);
    entries[id] = { slug: id, from: inEachLocale(() => since), first: since };
  }
  void writer.set(listDocument('blog'), { type: 'blog', entries }, { merge: true });
  await writer.close();
}

async function clear(): Promise<void> {
  const writer = database().bulkWriter();
  const others = Object.entries(await readList('blog')).filter(([id]) => !id.startsWith(MARK));
  void writer.update(listDocument('blog'), { entries: Object.fromEntries(others) });
  for (let index = 0; index < POSTS; index += 1) {
    void writer.delete(publicationCollection('blog').doc(slugOf(index)));
  }
  await writer.close();
}

const ask = async (url: string): Promise<number> => {
  const response = await fetch(url, { redirect: 'manual' });
  await response.arrayBuffer();
  return response.status;
};

/** The documents that an answer reads. */
async function readsOf(what: string, url: string): Promise<Figure> {
  const value = await countReads(async () => {
    const status = await ask(url);
    if (status !== 200) throw new Error(`${url} answered ${status}`);
  });
  return { what, value, unit: 'documents read', limit: 25, note: `${POSTS} posts` };
}

/** Seconds from the click on "Publish" until the content answer and the page have a post; the longest of some. */
async function publishToVisible(): Promise<Figure[]> {
  const token = await tokenOf(ACCOUNTS[0].uid);
  const longest = { answer: 0, page: 0 };
  for (let index = 0; index <= PUBLICATIONS; index += 1) {
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
  return (['answer', 'page'] as const).map((place) => ({
    what: `published until the ${place} has it`,
    value: longest[place] / 1000,
    unit: 's',
    limit: 2,
    note: `the longest of ${PUBLICATIONS}, with ${POSTS} posts`,
  }));
}

/** Content answers with 2,000 posts, and the time from publishing to visible. */
export const bench: Bench = {
  needsSuite: true,
  measure: async () => {
    try {
      await fill();
      const reads = await serving(content, async (origin) => {
        const list = `${origin}api/content/blog`;
        const value = Date.now() - (POSTS / 2) * 60_000;
        const after = formatCursor('blog', { value, id: slugOf(0) });
        return [
          await readsOf('list', list),
          await readsOf('post', `${list}?post=${slugOf(5)}`),
          await readsOf('page of old posts', `${list}?after=${encodeURIComponent(after)}`),
        ];
      });
      return [...reads, ...(await publishToVisible())];
    } finally {
      await clear();
      for (const collectionOf of [contentCollection, publicationCollection]) {
        for (let index = 0; index <= PUBLICATIONS; index += 1) {
          await database().recursiveDelete(collectionOf('blog').doc(`${MARK}-new-${index}`));
        }
      }
    }
  },
};
