import type { Firestore } from 'firebase-admin/firestore';
import { COLLECTIONS } from '../../../model/collections.ts';
import { parseEntry } from '../../../model/content/entry.ts';
import { listRow, lookupWords } from '../../../model/content/list.ts';
import type { Bilingual } from '../../../model/locale.ts';

const lower = ({ en, id }: Bilingual<string>) => ({
  en: en.toLowerCase(),
  id: id.toLowerCase(),
});

/**
 * Brings the row of a post in `blog_list` in line with the post, or deletes it where there is no such post. It reads the
 * post anew, so that it may be called late, repeatedly and in any order.
 * @param now milliseconds since 1970
 */
export async function listPost(db: Firestore, id: string, now: number): Promise<void> {
  const post = db.collection(COLLECTIONS.blogPost).doc(id);
  const row = db.collection(COLLECTIONS.blogList).doc(id);
  await db.runTransaction(async (transaction) => {
    const found = await transaction.get(post);
    const data = found.data();
    if (data === undefined) {
      transaction.delete(row);
      return;
    }
    const entry = parseEntry('blog', id, data);
    const { name, cover, status, isDamaged, updatedAt, updatedBy } = listRow(entry, now);
    const stored = ({ state, outdated, publishAt }: (typeof status)['en']) => ({
      state,
      outdated,
      publish_at: publishAt === null ? null : new Date(publishAt),
    });
    const created: unknown = data['created_date'];
    transaction.set(row, {
      name,
      sort_name: lower(name),
      cover,
      status: { en: stored(status.en), id: stored(status.id) },
      is_damaged: isDamaged,
      words: lookupWords(entry, status),
      created_date: entry.malformedFields.includes('created_date') ? found.createTime : created,
      updated_by: updatedBy,
      updated_date: updatedAt === null ? null : new Date(updatedAt),
    });
  });
}
