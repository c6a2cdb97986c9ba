import type { AuditAction } from '../../../../model/audit-log.ts';
import { AUDIT_LIMITS } from '../../../../model/audit-log.ts';
import { COLLECTIONS, HISTORY_COLLECTION } from '../../../../model/collections.ts';
import type { HistoryReason } from '../../../../model/content-history.ts';
import type { ContentKind } from '../../../../model/content-limits.ts';
import type { FieldUpdate } from '../../../../model/content-status.ts';
import { draftUpdate } from '../../../../model/content-status.ts';
import type { TextMap } from '../../../../model/content-text.ts';
import { KINDS } from '../../../../model/content-text.ts';
import type { Bilingual, Locale } from '../../../../model/locale.ts';
import { LOCALES } from '../../../../model/locale.ts';
import type { Change, CollectionPath } from '../../firebase/firestore.ts';
import { newDocumentId, serverTime } from '../../firebase/firestore.ts';
import type { Entry } from './entry.ts';
import type { Fields } from './field-merge.ts';
import type { FieldPath } from './fields.ts';
import { textOf } from './fields.ts';

/** Who writes. */
export interface Editor {
  uid: string;
  email: string;
  /** What colleagues are shown. */
  name: string;
}

/** The collection of an entry's history. */
export function historyPath(kind: ContentKind, id: string): CollectionPath {
  return `${KINDS[kind].collection}/${id}/${HISTORY_COLLECTION}`;
}

/** The audit record of a change to an entry. */
export function auditChange(
  editor: Editor,
  action: AuditAction,
  kind: ContentKind,
  id: string,
  detail: string,
): Change {
  return {
    kind: 'write',
    name: COLLECTIONS.auditLog,
    id: newDocumentId(COLLECTIONS.auditLog),
    data: {
      action,
      target: `${KINDS[kind].collection}/${id}`,
      detail: detail.slice(0, AUDIT_LIMITS.detail),
      by: editor.uid,
      by_email: editor.email,
      created_date: serverTime(),
    },
  };
}

/** The record's fields that are neither texts nor its life; only those of its kind. */
export function sharedFields(entry: Entry): Record<string, unknown> {
  const { hasSlug, hasCover, hasOrder } = KINDS[entry.kind];
  return {
    ...(hasSlug && { slug: entry.slug }),
    ...(hasCover && { cover: entry.cover }),
    ...(hasOrder && { order: entry.order }),
    ...(entry.kind === 'portfolio' && { link: entry.link }),
    ...(entry.kind === 'testimonials' && { person: entry.person }),
  };
}

/** The record that keeps an entry as it is. */
export function historyChange(
  editor: Editor,
  entry: Entry,
  reason: HistoryReason,
  locale: Locale | null,
): Change {
  const name = historyPath(entry.kind, entry.id);
  return {
    kind: 'write',
    name,
    id: newDocumentId(name),
    data: {
      reason,
      locale,
      draft: entry.draft,
      shared: sharedFields(entry),
      saved_by: editor.uid,
      saved_date: serverTime(),
    },
  };
}

/** A change of an entry's fields, with who and when. */
export function entryChange(editor: Editor, entry: Entry, update: FieldUpdate): Change {
  return {
    kind: 'update',
    name: KINDS[entry.kind].collection,
    id: entry.id,
    data: { ...update, updated_by: editor.uid, updated_date: serverTime() },
  };
}

/** A published text as the database has it: its moment is a date there. */
function storedLive(live: Entry['live']['en']): object | null {
  return live === null ? null : { ...live, publish_at: new Date(live.publish_at) };
}

/** An update as the database has it: moments are dates there. */
export function storedUpdate(update: FieldUpdate): FieldUpdate {
  return Object.fromEntries(
    Object.entries(update).map(([path, value]) => [
      path,
      path.startsWith('live.') ? storedLive(value as Entry['live']['en']) : value,
    ]),
  );
}

/** A record that did not exist before (or was deleted), with what of it is published. */
export function creation(editor: Editor, entry: Entry): Change {
  return {
    kind: 'write',
    name: KINDS[entry.kind].collection,
    id: entry.id,
    data: {
      draft: entry.draft,
      live: { en: storedLive(entry.live.en), id: storedLive(entry.live.id) },
      outdated: entry.outdated,
      ...sharedFields(entry),
      created_date: serverTime(),
      updated_by: editor.uid,
      updated_date: serverTime(),
    },
  };
}

/**
 * The update that saves texts: field by field, with what it means for the other language.
 * @param paths in the order in which they were written
 */
export function saveUpdate(entry: Entry, fields: Fields, paths: readonly FieldPath[]): FieldUpdate {
  const update: FieldUpdate = {};
  const written: Bilingual<TextMap> = { en: {}, id: {} };
  const order: Locale[] = [];
  for (const path of paths) {
    const local = fields.get(path)?.local ?? '';
    const text = textOf(path);
    if (text === null) update[path] = local;
    else {
      written[text.locale][text.field] = local;
      if (!order.includes(text.locale)) order.push(text.locale);
    }
  }
  let current = entry;
  for (const locale of order) {
    const part = draftUpdate(entry.kind, current, locale, written[locale]);
    if (part === null) continue;
    Object.assign(update, part);
    current = applied(current, part);
  }
  return update;
}

/** The entry as it is once an update has arrived. */
export function applied(entry: Entry, update: FieldUpdate): Entry {
  const next = structuredClone(entry);
  for (const [path, value] of Object.entries(update)) {
    const keys = path.split('.');
    const last = keys.pop() ?? '';
    let target: Record<string, unknown> = next as unknown as Record<string, unknown>;
    for (const key of keys) target = target[key] as Record<string, unknown>;
    target[last] = value;
  }
  return next;
}

/** An entry without any text, to begin with. */
export function emptyEntry(kind: ContentKind, id: string, order: number): Entry {
  const texts = (): TextMap => Object.fromEntries(KINDS[kind].texts.map((field) => [field, '']));
  return {
    id,
    kind,
    draft: { en: texts(), id: texts() },
    live: Object.fromEntries(LOCALES.map((locale) => [locale, null])) as Entry['live'],
    outdated: { en: false, id: false },
    slug: '',
    link: '',
    person: '',
    cover: null,
    order,
    createdAt: null,
    updatedAt: null,
    updatedBy: '',
    damaged: [],
  };
}
