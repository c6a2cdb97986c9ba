import { deleteApp } from 'firebase/app';
import { Timestamp, setLogLevel } from 'firebase/firestore';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { COLLECTIONS } from '../../model/collections.ts';
import type { Locale } from '../../model/locale.ts';
import { firebaseApp } from '../../web/src/firebase/app.ts';
import { closeFirestore } from '../../web/src/firebase/firestore-instance.ts';
import type { Found } from '../../web/src/firebase/firestore.ts';
import {
  addDocument,
  countDocuments,
  deleteDocument,
  documentId,
  listDocuments,
  newDocumentId,
  queryDocuments,
  readDocument,
  serverTime,
  updateDocument,
  watchDocument,
  watchQuery,
  writeDocument,
} from '../../web/src/firebase/firestore.ts';
import { wipeFirestore } from '../wipe.ts';
import { loadRules } from '../rules/support/firestore-rest.ts';

/*
 * Every operation of web/src/firebase/firestore.ts (docs/behaviour.md, "Endpoints and operations") against the
 * emulator, in a project whose rules allow everything in one collection: those of the site let no client do all of it.
 */

const PROJECT = vi.hoisted(() => {
  vi.stubEnv('VITE_FIREBASE_PROJECT_ID', 'demo-operations');
  return 'demo-operations';
});

const NAME = COLLECTIONS.blogPost;

const RULES = `service cloud.firestore {
  match /databases/{database}/documents {
    match /${NAME}/{id} {
      allow read, write;
    }
  }
}`;

const LOCALES_IN_ORDER = [null, 'en', 'id'] as const;

/** A document; `locale` is the field by which the tests tell documents apart. */
const sample = (locale: Locale | null = null) => ({ author: 'ayu', locale, date: serverTime() });

const idsOf = (found: readonly Found[]) => found.map(({ id }) => id);

/** Writes a document per value of `locale`, in their order; their ids sort the other way round. */
async function writeSeries(): Promise<string[]> {
  const ids = LOCALES_IN_ORDER.map((locale, at) => `${3 - at}-${locale}`);
  await Promise.all(ids.map((id, at) => writeDocument(NAME, id, sample(LOCALES_IN_ORDER[at]))));
  return ids;
}

beforeAll(async () => {
  setLogLevel('silent');
  await loadRules(PROJECT, RULES);
});

afterEach(() => wipeFirestore(PROJECT));

afterAll(async () => {
  await closeFirestore();
  await deleteApp(firebaseApp());
});

describe('single documents', () => {
  test('write and read: a whole document is stored and read back', async () => {
    const id = newDocumentId(NAME);
    await writeDocument(NAME, id, sample('id'));
    const found = await readDocument(NAME, id);
    expect(found?.id).toBe(id);
    expect(found?.data).toMatchObject({ author: 'ayu', locale: 'id' });
  });

  test('read: a document that does not exist is null', async () => {
    expect(await readDocument(NAME, newDocumentId(NAME))).toBeNull();
  });

  test('write: replaces the document, and with merge keeps the other fields', async () => {
    const id = newDocumentId(NAME);
    await writeDocument(NAME, id, sample());
    await writeDocument(NAME, id, { locale: 'id' }, true);
    expect((await readDocument(NAME, id))?.data).toMatchObject({ author: 'ayu', locale: 'id' });
    await writeDocument(NAME, id, { locale: 'en' });
    expect((await readDocument(NAME, id))?.data).toEqual({ locale: 'en' });
  });

  test('update: changes the given fields, and rejects where there is no document', async () => {
    const id = newDocumentId(NAME);
    await writeDocument(NAME, id, sample());
    await updateDocument(NAME, id, { locale: 'en' });
    expect((await readDocument(NAME, id))?.data).toMatchObject({ author: 'ayu', locale: 'en' });
    const missing = updateDocument(NAME, newDocumentId(NAME), { locale: 'en' });
    await expect(missing).rejects.toMatchObject({ code: 'not-found' });
  });

  test('delete: removes the document, and succeeds where there is none', async () => {
    const id = newDocumentId(NAME);
    await writeDocument(NAME, id, sample());
    await deleteDocument(NAME, id);
    expect(await readDocument(NAME, id)).toBeNull();
    await deleteDocument(NAME, id);
  });

  test('add: stores under a generated id and gives the id', async () => {
    const id = await addDocument(NAME, sample('en'));
    expect(id).toMatch(/^\w{20}$/);
    expect((await readDocument(NAME, id))?.data).toMatchObject({ locale: 'en' });
  });

  test('new id: differs each time and creates nothing', async () => {
    const [one, other] = [newDocumentId(NAME), newDocumentId(NAME)];
    expect(one).not.toBe(other);
    expect(await readDocument(NAME, one)).toBeNull();
  });

  test('server time: is the time of the write, as the server has it', async () => {
    const id = await addDocument(NAME, sample());
    const [found] = await queryDocuments(NAME, { where: [[documentId(), '==', id]] });
    const time: unknown = found?.data['date'];
    if (!(time instanceof Timestamp)) throw new Error('The field holds no time');
    expect(Math.abs(time.toMillis() - Date.now())).toBeLessThan(60_000);
  });
});

describe('queries', () => {
  const own = ['author', '==', 'ayu'] as const;

  test('list: gives documents, at most as many as asked for', async () => {
    const ids = await writeSeries();
    expect(idsOf(await listDocuments(NAME, 1000))).toEqual(expect.arrayContaining(ids));
    expect(await listDocuments(NAME, 2)).toHaveLength(2);
  });

  test('where: gives the documents whose fields match, and no others', async () => {
    const [, b] = await writeSeries();
    expect(idsOf(await queryDocuments(NAME, { where: [own, ['locale', '==', 'en']] }))).toEqual([
      b,
    ]);
    const none = { where: [['author', '==', 'nobody'] as const] };
    expect(await queryDocuments(NAME, none)).toEqual([]);
  });

  test('orderBy: sorts by a field in either direction', async () => {
    const [a, b, c] = await writeSeries();
    const sorted = async (direction: 'asc' | 'desc') =>
      idsOf(await queryDocuments(NAME, { where: [own], orderBy: [['locale', direction]] }));
    expect(await sorted('asc')).toEqual([a, b, c]);
    expect(await sorted('desc')).toEqual([c, b, a]);
  });

  test('limit: gives the first documents of the order', async () => {
    const [a, b] = await writeSeries();
    const options = { where: [own], orderBy: [['locale', 'asc'] as const], limit: 2 };
    expect(idsOf(await queryDocuments(NAME, options))).toEqual([a, b]);
  });

  test('startAt and startAfter: begin with or behind a value, or a found document', async () => {
    const [, b, c] = await writeSeries();
    const options = { where: [own], orderBy: [['locale', 'asc'] as const] };
    const page = async (start: object) =>
      idsOf(await queryDocuments(NAME, { ...options, ...start }));
    expect(await page({ startAt: ['en'] })).toEqual([b, c]);
    expect(await page({ startAfter: ['en'] })).toEqual([c]);
    const cursor = (await queryDocuments(NAME, options))[1]?.cursor;
    expect(await page({ startAt: cursor })).toEqual([b, c]);
    expect(await page({ startAfter: cursor })).toEqual([c]);
  });

  test('document id: serves in where and orderBy', async () => {
    const [a, b, c] = await writeSeries();
    const one = await queryDocuments(NAME, { where: [[documentId(), '==', b]] });
    expect(idsOf(one)).toEqual([b]);
    const byId = await queryDocuments(NAME, { where: [own], orderBy: [[documentId(), 'asc']] });
    expect(idsOf(byId)).toEqual([c, b, a]);
  });

  test('count: is that of the query, on the server', async () => {
    await writeSeries();
    expect(await countDocuments(NAME, { where: [own] })).toBe(3);
    expect(await countDocuments(NAME, { where: [own, ['locale', '==', null]] })).toBe(1);
    expect(await countDocuments(NAME)).toBeGreaterThanOrEqual(3);
  });
});

describe('watching', () => {
  test('a document is followed from its absence through its changes, until stopped', async () => {
    const id = newDocumentId(NAME);
    const seen: unknown[] = [];
    const failed = vi.fn();
    const stop = watchDocument(NAME, id, {
      next: (found, stale) => {
        if (!stale) seen.push(found === null ? null : found.data['locale']);
      },
      failed,
    });
    await expect.poll(() => seen.at(-1)).toBeNull();
    await writeDocument(NAME, id, sample('en'));
    await expect.poll(() => seen.at(-1)).toBe('en');
    stop();
    await updateDocument(NAME, id, { locale: 'id' });
    expect(seen).not.toContain('id');
    expect(failed).not.toHaveBeenCalled();
  });

  test('a query is followed; a refused one reports the error', async () => {
    let locales: unknown[] | undefined;
    const options = { where: [['author', '==', 'ayu'] as const], limit: 10 };
    const stop = watchQuery(NAME, options, {
      next: (found, stale) => {
        if (!stale) locales = found.map(({ data }) => data['locale']);
      },
      failed: (error) => expect.unreachable(error.message),
    });
    // A write during the emulator's first answer can end the stream without a word to the client.
    await expect.poll(() => locales).toEqual([]);
    await writeSeries();
    await expect.poll(() => locales).toEqual(['id', 'en', null]);
    stop();
    const code = await new Promise((resolve) => {
      watchQuery(
        COLLECTIONS.errorReport,
        { limit: 1 },
        { next: resolve, failed: (error) => resolve((error as { code?: string }).code) },
      );
    });
    expect(code).toBe('permission-denied');
  });
});
