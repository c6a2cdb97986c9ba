import type { RulesTestEnvironment } from '@firebase/rules-unit-testing';
import { deleteApp } from 'firebase/app';
import { Timestamp, setLogLevel } from 'firebase/firestore';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { firebaseApp } from '#browser/firebase/app.ts';
import {
  type Found,
  type QueryOptions,
  addDocument,
  closeFirestore,
  countDocuments,
  deleteDocument,
  documentId,
  listDocuments,
  newDocumentId,
  queryDocuments,
  readDocument,
  serverTime,
  updateDocument,
  writeDocument,
} from '#browser/firebase/firestore.ts';
import { COLLECTIONS } from '#model/collections.ts';
import type { Locale } from '#studio/locale.ts';
import { loadRules } from './support/case.ts';

/*
 * Every operation of web/browser/firebase/firestore.ts against the
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

let environment: RulesTestEnvironment;

beforeAll(async () => {
  setLogLevel('silent');
  environment = await loadRules(PROJECT, RULES);
});

afterEach(() => environment.clearFirestore());

afterAll(async () => {
  await closeFirestore();
  await deleteApp(firebaseApp());
});

test('a document is written, read, merged, changed, replaced and deleted', async () => {
  const one = newDocumentId(NAME);
  const data = async () => (await readDocument(NAME, one))?.data;
  // A new id creates nothing, and deleting nothing succeeds.
  expect(await data()).toBeUndefined();
  await deleteDocument(NAME, one);
  await expect(updateDocument(NAME, one, { locale: 'en' })).rejects.toMatchObject({
    code: 'not-found',
  });
  await writeDocument(NAME, one, sample());
  const { date, ...rest } = (await data()) ?? {};
  expect(rest).toEqual({ author: 'ayu', locale: null });
  if (!(date instanceof Timestamp)) throw new Error('The field holds no time');
  expect(Math.abs(date.toMillis() - Date.now())).toBeLessThan(60_000);
  await writeDocument(NAME, one, { locale: 'id' }, true);
  expect(await data()).toMatchObject({ author: 'ayu', locale: 'id' });
  await updateDocument(NAME, one, { locale: 'en' });
  expect(await data()).toMatchObject({ author: 'ayu', locale: 'en' });
  await writeDocument(NAME, one, { locale: 'en' });
  expect(await data()).toEqual({ locale: 'en' });
  await deleteDocument(NAME, one);
  expect(await readDocument(NAME, one)).toBeNull();
});

test('a document is added under an id of its own', async () => {
  const [one, other] = [await addDocument(NAME, sample('en')), await addDocument(NAME, sample())];
  expect(one).toMatch(/^\w{20}$/);
  expect(other).not.toBe(one);
  expect(await readDocument(NAME, one)).toMatchObject({ id: one, data: { locale: 'en' } });
});

test('queries filter, sort, limit and begin at values or found documents', async () => {
  const [a, b, c] = await writeSeries();
  const own = ['author', '==', 'ayu'] as const;
  const byLocale: QueryOptions = { where: [own], orderBy: [['locale', 'asc']] };
  const cursor = (await queryDocuments(NAME, byLocale))[1]?.cursor;
  const asked: [QueryOptions, (string | undefined)[]][] = [
    [{ where: [own, ['locale', '==', 'en']] }, [b]],
    [{ where: [['author', '==', 'nobody']] }, []],
    [byLocale, [a, b, c]],
    [{ ...byLocale, orderBy: [['locale', 'desc']] }, [c, b, a]],
    [{ ...byLocale, limit: 2 }, [a, b]],
    [{ ...byLocale, startAt: ['en'] }, [b, c]],
    [{ ...byLocale, startAfter: ['en'] }, [c]],
    [{ ...byLocale, startAt: [cursor] }, [b, c]],
    [{ ...byLocale, startAfter: [cursor] }, [c]],
    [{ where: [[documentId(), '==', b]] }, [b]],
    [{ where: [own], orderBy: [[documentId(), 'asc']] }, [c, b, a]],
  ];
  for (const [options, ids] of asked) {
    expect(idsOf(await queryDocuments(NAME, options)), JSON.stringify(options)).toEqual(ids);
  }
  expect(idsOf(await listDocuments(NAME, 1000))).toEqual([c, b, a]);
  expect(await listDocuments(NAME, 2)).toHaveLength(2);
  expect(await countDocuments(NAME)).toBe(3);
  expect(await countDocuments(NAME, { where: [own, ['locale', '==', null]] })).toBe(1);
});
