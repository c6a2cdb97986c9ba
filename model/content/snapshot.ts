import * as v from 'valibot';
import { LOCALES } from '#studio/locale.ts';
import { serverTime, writer } from '../fields.ts';
import type { ContentType } from './content-types.ts';
import { type Draft, readDraft } from './draft.ts';

/**
 * Why a state of a draft was kept. `publish` and `schedule`: it became public, or will; `withdraw` and `cancel`: a language
 * was taken off the site, or its schedule cancelled; `save`: somebody began to write; `matched`: the last state in which both
 * languages matched; `delete`: the entry was deleted.
 */
const SNAPSHOT_REASONS = [
  'publish',
  'schedule',
  'withdraw',
  'cancel',
  'save',
  'matched',
  'delete',
] as const;
export type SnapshotReason = (typeof SNAPSHOT_REASONS)[number];

/**
 * `{blog_post|portfolio_item|testimonial}/{id}/history/{id}`: a draft as it was stored before a change. Functions alone write
 * it (`functions/src/content/history.ts`).
 */
const snapshotSchema = v.object({
  reason: v.picklist(SNAPSHOT_REASONS),
  /** The language that was published, withdrawn, written in or became outdated; null where both or neither. */
  locale: v.nullable(v.picklist(LOCALES)),
  draft: v.unknown(),
  saved_by: writer,
  saved_date: serverTime,
});

export interface Snapshot<Type extends ContentType = ContentType> extends Omit<
  v.InferOutput<typeof snapshotSchema>,
  'draft'
> {
  id: string;
  draft: Draft<Type>;
}

/** Parses a history record; null where it is damaged. Its draft is read like that of an entry. */
export function parseSnapshot<Type extends ContentType>(
  type: Type,
  id: string,
  data: unknown,
): Snapshot<Type> | null {
  const { typed, output } = v.safeParse(snapshotSchema, data);
  return typed ? { id, ...output, draft: readDraft(type, output.draft) } : null;
}

/** At most one `save` revision per entry and person in this time, in milliseconds. */
export const SNAPSHOT_INTERVAL = 5 * 60_000;

export const HISTORY_PAGE = 20;
