import type { Project } from './project.ts';
import { call } from './project.ts';

/** A document in the form of Firestore's REST interface, with the type of every value. */
export interface StoredDocument {
  /** Path below the database, e.g. `contact_message/CS-…/private/notes`. */
  path: string;
  fields: Record<string, unknown>;
}

interface RestDocument {
  name: string;
  fields?: Record<string, unknown>;
}

/**
 * Documents per request: as many as have `bytes` by the average of the page before. Small pages are slow, because the
 * emulator looks at all documents for each; entries with long texts have up to 400 kB, so large pages are not for all.
 */
const PAGE = { first: 300, least: 100, most: 2500, bytes: 8_000_000 };
/** Limits of a commit; below Firestore's 500 writes and 10 MiB, and the emulator takes no more than 4 MiB. */
const COMMIT = { writes: 400, bytes: 3_500_000 };

const rootOf = ({ id }: Project): string => `projects/${id}/databases/(default)/documents`;

/** References are stored with the project's name, which differs where a backup is restored. */
function withProject(value: unknown, from: string, to: string): unknown {
  if (Array.isArray(value)) return value.map((item) => withProject(item, from, to));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [
      key,
      key === 'referenceValue' && typeof inner === 'string' && inner.startsWith(`${from}/`)
        ? to + inner.slice(from.length)
        : withProject(inner, from, to),
    ]),
  );
}

/** Stands for the project in references of a backup. */
const ANY_PROJECT = 'projects/-/databases/(default)/documents';

/** Without a collection id: every collection at every depth. */
const EVERYTHING = { allDescendants: true };

interface QueryRow {
  document?: RestDocument;
  readTime?: string;
}

/** The present time of the database, at which all documents can be read for an hour. */
export async function databaseTime(project: Project): Promise<string> {
  const rows: QueryRow[] = await call(project, 'firestore', `${rootOf(project)}:runQuery`, {
    structuredQuery: { from: [EVERYTHING], limit: 1 },
  });
  return rows[0]?.readTime ?? new Date().toISOString();
}

/** How many documents a project has at a time; undefined where Firestore does not count them. */
export async function countDocuments(
  project: Project,
  readTime: string,
): Promise<number | undefined> {
  try {
    const rows: { result?: { aggregateFields: { count: { integerValue: string } } } }[] =
      await call(project, 'firestore', `${rootOf(project)}:runAggregationQuery`, {
        structuredAggregationQuery: {
          aggregations: [{ alias: 'count', count: {} }],
          structuredQuery: { from: [EVERYTHING] },
        },
        readTime,
      });
    return Number(rows[0]?.result?.aggregateFields.count.integerValue);
  } catch {
    return undefined;
  }
}

interface Reading {
  /** Time at which all pages are read; now by default. */
  readTime?: string;
  /** Only the documents of this collection, without those below them. */
  collection?: string;
  /** Documents of the first page. */
  firstPage?: number;
}

/** All documents of a project, sub-collections included, in the order of their paths, page by page. */
export async function* readDocuments(
  project: Project,
  { readTime, collection, firstPage = PAGE.first }: Reading = {},
): AsyncGenerator<StoredDocument[]> {
  const root = rootOf(project);
  let pageSize = firstPage;
  for (let last = ''; ;) {
    const found: QueryRow[] = await call(project, 'firestore', `${root}:runQuery`, {
      ...(readTime !== undefined && { readTime }),
      structuredQuery: {
        from: [collection === undefined ? EVERYTHING : { collectionId: collection }],
        orderBy: [{ field: { fieldPath: '__name__' }, direction: 'ASCENDING' }],
        ...(last !== '' && {
          startAt: { values: [{ referenceValue: `${root}/${last}` }], before: false },
        }),
        limit: pageSize,
      },
    });
    const documents = found.flatMap(({ document }) =>
      document === undefined
        ? []
        : {
            path: document.name.slice(root.length + 1),
            fields: withProject(document.fields ?? {}, root, ANY_PROJECT) as Record<
              string,
              unknown
            >,
          },
    );
    if (documents.length > 0) yield documents;
    if (documents.length < pageSize) return;
    last = documents.at(-1)?.path ?? '';
    const average = JSON.stringify(documents).length / documents.length;
    pageSize = Math.max(PAGE.least, Math.min(PAGE.most, Math.floor(PAGE.bytes / average)));
  }
}

/** True where a project has no document. */
export async function hasNoDocuments(project: Project): Promise<boolean> {
  for await (const documents of readDocuments(project, { firstPage: 1 }))
    return documents.length === 0;
  return true;
}

/** @returns null where there is no such document */
export async function readDocument(project: Project, path: string): Promise<StoredDocument | null> {
  const root = rootOf(project);
  const answer: { found?: RestDocument }[] = await call(project, 'firestore', `${root}:batchGet`, {
    documents: [`${root}/${path}`],
  });
  const found = answer[0]?.found;
  return found === undefined ? null : { path, fields: found.fields ?? {} };
}

/** Deletes documents; those that do not exist are no error. */
export async function deleteDocuments(project: Project, paths: readonly string[]): Promise<void> {
  const root = rootOf(project);
  for (let at = 0; at < paths.length; at += COMMIT.writes) {
    const writes = paths
      .slice(at, at + COMMIT.writes)
      .map((path) => ({ delete: `${root}/${path}` }));
    await call(project, 'firestore', `${root}:commit`, { writes });
  }
}

/** Writes documents as they are; what is stored under the same paths is replaced. */
export async function writeDocuments(
  project: Project,
  documents: readonly StoredDocument[],
): Promise<void> {
  const root = rootOf(project);
  const writeOf = ({ path, fields }: StoredDocument) => ({
    update: { name: `${root}/${path}`, fields: withProject(fields, ANY_PROJECT, root) },
  });
  let writes: object[] = [];
  let bytes = 0;
  const commit = async () => {
    if (writes.length > 0) await call(project, 'firestore', `${root}:commit`, { writes });
    writes = [];
    bytes = 0;
  };
  for (const document of documents) {
    const write = writeOf(document);
    const size = JSON.stringify(write).length;
    if (writes.length === COMMIT.writes || bytes + size > COMMIT.bytes) await commit();
    writes.push(write);
    bytes += size;
  }
  await commit();
}
