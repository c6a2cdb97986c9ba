import { deleteApp } from 'firebase/app';
import { Timestamp, setLogLevel } from 'firebase/firestore';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { ACCOUNTS } from '../../emulators/seed/accounts.ts';
import { COLLECTIONS } from '../../model/collections.ts';
import type { Locale } from '../../model/locale.ts';
import { firebaseApp } from '../../web/src/firebase/app.ts';
import { endSession, signInWithPassword } from '../../web/src/firebase/auth.ts';
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

/*
 * Every operation of web/src/firebase/firestore.ts (docs/behaviour.md, "Endpoints and operations") against the
 * emulator, under the rules of firestore.rules and signed in as the seeded admin.
 */

/** The one collection in which an admin may create, change, list and delete freely. */
const NAME = COLLECTIONS.contentPresence;

const [ADMIN] = ACCOUNTS;

/** Marks the documents of this run, among those of an editor that may be open in a browser. */
const RUN = crypto.randomUUID();

const LOCALES_IN_ORDER = [null, 'en', 'id'] as const;

/** A document; `locale` is the field by which the tests tell documents apart. */
const presence = (locale: Locale | null = null) => ({
  entry: RUN,
  uid: ADMIN.uid,
  locale,
  seen_date: serverTime(),
});

const idsOf = (found: readonly Found[]) => found.map(({ id }) => id);

/** Writes a document per value of `locale`, in their order; their ids sort the other way round. */
async function writeSeries(): Promise<string[]> {
  const ids = LOCALES_IN_ORDER.map((locale, at) => `${RUN}-${3 - at}-${locale}`);
  await Promise.all(ids.map((id, at) => writeDocument(NAME, id, presence(LOCALES_IN_ORDER[at]))));
  return ids;
}

beforeAll(async () => {
  setLogLevel('silent');
  await signInWithPassword(ADMIN.email, ADMIN.password);
});

afterEach(async () => {
  const left = await queryDocuments(NAME, { where: [['entry', '==', RUN]] });
  await Promise.all(left.map(({ id }) => deleteDocument(NAME, id)));
});

afterAll(async () => {
  await endSession();
  await closeFirestore();
  await deleteApp(firebaseApp());
});

describe('single documents', () => {
  test('write and read: a whole document is stored and read back', async () => {
    const id = newDocumentId(NAME);
    await writeDocument(NAME, id, presence('id'));
    const found = await readDocument(NAME, id);
    expect(found?.id).toBe(id);
    expect(found?.data).toMatchObject({ entry: RUN, uid: ADMIN.uid, locale: 'id' });
  });

  test('read: a document that does not exist is null', async () => {
    expect(await readDocument(NAME, newDocumentId(NAME))).toBeNull();
  });

  test('write: replaces the document, and with merge keeps the other fields', async () => {
    const id = newDocumentId(NAME);
    await writeDocument(NAME, id, presence());
    await writeDocument(NAME, id, { locale: 'id', seen_date: serverTime() }, true);
    expect((await readDocument(NAME, id))?.data).toMatchObject({ entry: RUN, locale: 'id' });
    // Without merge the fields that are not given would be removed, which the rules refuse here.
    await expect(
      writeDocument(NAME, id, { locale: 'en', seen_date: serverTime() }),
    ).rejects.toMatchObject({ code: 'permission-denied' });
  });

  test('update: changes the given fields, and rejects where there is no document', async () => {
    const id = newDocumentId(NAME);
    await writeDocument(NAME, id, presence());
    await updateDocument(NAME, id, { locale: 'en', seen_date: serverTime() });
    expect((await readDocument(NAME, id))?.data).toMatchObject({ entry: RUN, locale: 'en' });
    const missing = updateDocument(COLLECTIONS.appVersion, newDocumentId(NAME), { version: '1' });
    await expect(missing).rejects.toMatchObject({
      code: expect.stringMatching(/^(not-found|permission-denied)$/),
    });
  });

  test('delete: removes the document, and succeeds where there is none', async () => {
    const id = newDocumentId(NAME);
    await writeDocument(NAME, id, presence());
    await deleteDocument(NAME, id);
    expect(await readDocument(NAME, id)).toBeNull();
    await deleteDocument(NAME, id);
  });

  test('add: stores under a generated id and gives the id', async () => {
    const id = await addDocument(NAME, presence('en'));
    expect(id).toMatch(/^\w{20}$/);
    expect((await readDocument(NAME, id))?.data).toMatchObject({ locale: 'en' });
  });

  test('new id: differs each time and creates nothing', async () => {
    const [one, other] = [newDocumentId(NAME), newDocumentId(NAME)];
    expect(one).not.toBe(other);
    expect(await readDocument(NAME, one)).toBeNull();
  });

  test('server time: is the time of the write, as the server has it', async () => {
    const id = await addDocument(NAME, presence());
    const [found] = await queryDocuments(NAME, { where: [[documentId(), '==', id]] });
    const time: unknown = found?.data['seen_date'];
    if (!(time instanceof Timestamp)) throw new Error('The field holds no time');
    expect(Math.abs(time.toMillis() - Date.now())).toBeLessThan(60_000);
  });
});

describe('queries', () => {
  const own = ['entry', '==', RUN] as const;

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
    const none = { where: [own, ['uid', '==', 'nobody'] as const] };
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
    await writeDocument(NAME, id, presence('en'));
    await expect.poll(() => seen.at(-1)).toBe('en');
    stop();
    await updateDocument(NAME, id, { locale: 'id', seen_date: serverTime() });
    expect(seen).not.toContain('id');
    expect(failed).not.toHaveBeenCalled();
  });

  test('a query is followed; a refused one reports the error', async () => {
    let locales: unknown[] | undefined;
    const options = { where: [['entry', '==', RUN] as const], limit: 10 };
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
