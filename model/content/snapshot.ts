import * as v from 'valibot';
import { LOCALES } from '#studio/locale.ts';
import { serverTime, writer } from '../record-schemas.ts';
import { type Draft, readDraft } from './draft.ts';
import type { ContentType } from './type-names.ts';

/**
 * Why a draft was kept. `save`: its writer went on; `replaced`: somebody else wrote, or a single act took something away;
 * `matched`: the last state in which both languages matched.
 */
const SNAPSHOT_REASONS = [
  'publish',
  'schedule',
  'withdraw',
  'cancel',
  'save',
  'replaced',
  'matched',
  'delete',
] as const;
export type SnapshotReason = (typeof SNAPSHOT_REASONS)[number];

/** A draft as it was stored before a change. Functions alone write it. */
const snapshotSchema = v.object({
  reason: v.picklist(SNAPSHOT_REASONS),
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

export function parseSnapshot<Type extends ContentType>(
  type: Type,
  id: string,
  data: unknown,
): Snapshot<Type> | null {
  const { typed, output } = v.safeParse(snapshotSchema, data);
  return typed ? { id, ...output, draft: readDraft(type, output.draft) } : null;
}

/** Ms in which an entry gets one `save` per writer, who changes their own text. */
export const SNAPSHOT_INTERVAL = 5 * 60_000;

export const HISTORY_PAGE = 20;
