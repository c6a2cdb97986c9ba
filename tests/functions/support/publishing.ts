import { COLLECTIONS, HISTORY_COLLECTION } from '#model/collections.ts';
import { CONTENT_TYPES } from '#model/content/content-types.ts';
import type { Listed } from '#model/content/list-document.ts';
import type { Publication } from '#model/content/publication.ts';
import type { ContentType } from '#model/content/type-names.ts';
import type { Locale } from '#studio/locale.ts';
import { readList } from '../../../functions/src/content/list-document.ts';
import {
  contentCollection,
  database,
  publicationCollection,
} from '../../../functions/src/firestore.ts';
import { tokenOf } from './accounts.ts';
import { publishRequest, storeEntry } from './content.ts';
import { postAs, send as ask } from './requests.ts';

export interface Answer {
  status: number;
  outcome?: string;
  error?: { code: string; parts?: string[]; issues?: { field: string; code: string }[] };
}

let made = 0;
/** An id that no other test of this process has. */
export const newId = (name: string): string => `${name}-${made++}`;

/** Sends a command as an admin. */
export async function sendCommand(request: Record<string, unknown>): Promise<Answer> {
  const token = await tokenOf('seed-admin');
  const response = await postAs(token, '/api/admin/publishContent', request);
  return { status: response.status, ...((await response.json()) as object) };
}

export const publish = async (
  type: ContentType,
  entry: string,
  locale: Locale = 'en',
  at: string | null = null,
) => sendCommand({ ...(await publishRequest(type, entry, locale)), at });

/** Stores an entry whose English text is public. */
export async function storePublished(type: ContentType, id: string): Promise<void> {
  await storeEntry(type, id);
  await publish(type, id);
}

export const published = async (type: ContentType, id: string): Promise<Publication | undefined> =>
  (await publicationCollection(type).doc(id).get()).data() as Publication | undefined;

/** An entry in the list of its type. */
export const listed = async (type: ContentType, id: string): Promise<Listed | undefined> =>
  (await readList(type))[id];

/** Everything that a command may write. */
export async function everything(type: ContentType, id: string): Promise<unknown> {
  const entry = contentCollection(type).doc(id);
  const target = `${CONTENT_TYPES[type].collection}/${id}`;
  const [history, audit] = await Promise.all([
    entry.collection(HISTORY_COLLECTION).get(),
    database().collection(COLLECTIONS.auditLog).where('target', '==', target).get(),
  ]);
  return JSON.stringify([
    (await entry.get()).data(),
    history.docs.map((one) => String(one.data()['reason'])).toSorted(),
    audit.docs.map((one) => String(one.data()['action'])).toSorted(),
    await published(type, id),
    await listed(type, id),
  ]);
}

/** The status of the answer that visitors get for a post. */
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
