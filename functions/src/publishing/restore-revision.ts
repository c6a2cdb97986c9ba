import { isDeepStrictEqual } from 'node:util';
import type * as v from 'valibot';
import type { PublishResponse } from '../../../model/publishing/api.ts';
import { applyUpdate } from '../../../model/content/entry.ts';
import { REVISION_RECORDS } from '../../../model/content/history.ts';
import type { ContentKind } from '../../../model/content/limits.ts';
import { LOCALES } from '../../../model/locale.ts';
import { parseRecord } from '../../../model/parse-record.ts';
import { draftUpdate, newlyOutdated } from '../../../model/publishing/status.ts';
import { keepRevision, record, recordedStamp } from '../audit/record.ts';
import { database } from '../firestore.ts';
import { HttpError } from '../http/http-error.ts';
import { documentsOf, NO_HTML } from './entry-documents.ts';
import type { EntryChange } from './stored-entry.ts';
import { entryDocument, historyCollection, readEntry, targetOf } from './stored-entry.ts';

type Revision = v.InferOutput<(typeof REVISION_RECORDS)[ContentKind]>;

/**
 * Makes the texts of a revision the draft of both languages. The draft that they replace is kept in the history; what is
 * published stays.
 * @throws {HttpError} 404 without the entry or the revision, 422 where the revision is malformed
 */
export async function restoreRevision(
  change: EntryChange,
  revision: string,
): Promise<PublishResponse> {
  const { kind, actor } = change;
  return database().runTransaction(async (transaction) => {
    const before = await readEntry(transaction, change);
    const found = await transaction.get(historyCollection(change).doc(revision));
    if (!found.exists) {
      throw new HttpError(404, 'no_such_revision', 'This revision does not exist.');
    }
    const kept = parseRecord<Revision>(REVISION_RECORDS[kind], {
      id: revision,
      data: found.data(),
    });
    if (!kept.ok) throw new HttpError(422, 'malformed_revision', 'This revision is damaged.');
    const after = LOCALES.reduce((entry, locale) => {
      const update = draftUpdate(kind, entry, locale, kept.value.draft[locale]);
      return applyUpdate(entry, update ?? {});
    }, before);
    if (isDeepStrictEqual(after.draft, before.draft)) return { outcome: 'unchanged' };
    const { stored, isTooLarge } = documentsOf(after, NO_HTML, change.now);
    if (isTooLarge) {
      const message = 'With the texts of this revision the entry would be too large.';
      throw new HttpError(422, 'too_large', message);
    }
    transaction.update(entryDocument(change), { ...stored, ...recordedStamp(actor) });
    const outdated = newlyOutdated(before, after);
    if (outdated) {
      keepRevision(transaction, actor, { entry: before, reason: 'matched', locale: outdated });
    }
    record(transaction, actor, {
      action: 'content_restore',
      target: targetOf(change),
      detail: '',
      revision: { entry: before, reason: 'restore', locale: null },
    });
    return { outcome: 'done' };
  });
}
