import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll } from 'vitest';
import {
  contentCollection,
  database,
  publicationCollection,
} from '../../../functions/src/firestore.ts';
import { COLLECTIONS, HISTORY_COLLECTION } from '../../../model/collections.ts';
import type { ContentKind } from '../../../model/content/kinds.ts';
import { KINDS } from '../../../model/content/kinds.ts';
import type { Publication } from '../../../model/content/publication.ts';
import type { Locale } from '../../../model/locale.ts';
import { postAs, tokenOf } from '../admin-call.ts';
import { deleteMarked, publishRequest } from './content.ts';
import { send as ask } from './requests.ts';

/* What tests of publishing need; entries whose names `newId` gives are deleted after the tests of a file. */

const MARK = randomUUID().slice(0, 8);
/** The token of the admin who publishes. */
let token = '';
let count = 0;

beforeAll(async () => {
  token = await tokenOf('seed-admin');
});

afterAll(() => deleteMarked(MARK));

export const newId = (name: string) => `${name}-${MARK}-${count++}`;

export interface Answer {
  status: number;
  outcome?: string;
  error?: { code: string; parts?: string[]; issues?: { field: string; code: string }[] };
}

export async function send(request: Record<string, unknown>): Promise<Answer> {
  const response = await postAs(token, '/api/admin/publishContent', request);
  return { status: response.status, ...((await response.json()) as object) };
}

export const publish = async (
  kind: ContentKind,
  entry: string,
  locale: Locale = 'en',
  at: string | null = null,
) => {
  return send({ ...(await publishRequest(kind, entry, locale)), at });
};

export const published = async (kind: ContentKind, id: string): Promise<Publication | undefined> =>
  (await publicationCollection(kind).doc(id).get()).data() as Publication | undefined;

/** Everything that an act may write. What the trigger of saves keeps is left out: it comes when it comes. */
export async function everything(kind: ContentKind, id: string): Promise<unknown> {
  const entry = contentCollection(kind).doc(id);
  const target = `${KINDS[kind].collection}/${id}`;
  const [history, audit] = await Promise.all([
    entry.collection(HISTORY_COLLECTION).where('reason', 'not-in', ['save', 'matched']).get(),
    database().collection(COLLECTIONS.auditLog).where('target', '==', target).get(),
  ]);
  return JSON.stringify([
    (await entry.get()).data(),
    history.docs.map((one) => String(one.data()['reason'])).toSorted(),
    audit.docs.map((one) => String(one.data()['action'])).toSorted(),
    await published(kind, id),
  ]);
}

export async function visible(slug: string): Promise<number> {
  const response = await ask(`/api/content/blog?post=${slug}`);
  await response.arrayBuffer();
  return response.status;
}

export const issuesOf = ({ status, error }: Answer) => [
  status,
  error?.code,
  error?.issues?.map(({ field, code }) => `${field} ${code}`).join(),
];
