import type { FieldPath } from '../entry/entry-fields.ts';
import { fieldLimit } from '../entry/entry-fields.ts';

/** One text in the editor, as the three sides of a merge. */
export interface FieldState {
  /** The stored text, with the texts of writes under way. */
  base: string;
  /** The text in the editor. */
  local: string;
  /** Another author's text that conflicts with the local one; null without a conflict. */
  remote: string | null;
  /** When this editor last sent the field, in milliseconds since 1970; 0 for never. */
  sentAt: number;
}

export type FieldStates = ReadonlyMap<FieldPath, FieldState>;

/** A remote text that arrives within this time after the field was sent counts as concurrent, in milliseconds. */
export const CONCURRENT_WRITE_WINDOW = 10_000;

function createFieldState(text: string): FieldState {
  return { base: text, local: text, remote: null, sentAt: 0 };
}

/** The fields of an entry that was just opened. */
export function createFieldStates(values: ReadonlyMap<FieldPath, string>): FieldStates {
  return new Map([...values].map(([path, text]) => [path, createFieldState(text)]));
}

/** Changes the fields at these paths; paths without a field are left out. */
function updateFields(
  fields: FieldStates,
  paths: Iterable<FieldPath>,
  change: (field: FieldState, path: FieldPath) => Partial<FieldState>,
): FieldStates {
  const next = new Map(fields);
  for (const path of paths) {
    const field = next.get(path);
    if (field) next.set(path, { ...field, ...change(field, path) });
  }
  return next;
}

/**
 * Sets the text that the author typed.
 * @param typedOn the text that the author changed. Where the field has another one by now, both texts are kept until
 * the author resolves the conflict
 */
export function setLocalText(
  fields: FieldStates,
  path: FieldPath,
  text: string,
  typedOn?: string,
): FieldStates {
  return updateFields(fields, [path], ({ local, remote }) => {
    const isOvertaken = typedOn !== undefined && local !== typedOn && local !== text;
    return isOvertaken ? { local: text, remote: remote ?? local } : { local: text };
  });
}

function mergeField(field: FieldState, remote: string, now: number): FieldState {
  if (remote === field.base) return field;
  if (remote === field.local) return { ...field, base: remote, remote: null };
  const isUntouched = field.local === field.base && now - field.sentAt > CONCURRENT_WRITE_WINDOW;
  if (isUntouched) return { ...field, base: remote, local: remote, remote: null };
  return { ...field, remote };
}

/**
 * Merges the database's texts into the fields. Fields without local changes take the remote text. Where both sides
 * changed, both texts are kept until the author resolves the conflict.
 * @param now milliseconds since 1970
 */
export function mergeRemote(
  fields: FieldStates,
  remote: ReadonlyMap<FieldPath, string>,
  now: number,
): FieldStates {
  const next = new Map<FieldPath, FieldState>();
  let differs = fields.size !== remote.size;
  for (const [path, text] of remote) {
    const field = fields.get(path);
    const merged = field ? mergeField(field, text, now) : createFieldState(text);
    differs ||= merged !== field;
    next.set(path, merged);
  }
  return differs ? next : fields;
}

/** Paths whose text differs from the base and has no conflict. */
export function findUnsaved(fields: FieldStates): FieldPath[] {
  return [...fields].filter(([, f]) => f.local !== f.base && f.remote === null).map(([p]) => p);
}

/** The unsaved texts that are short enough to be stored. */
export function findSendable(fields: FieldStates): Map<FieldPath, string> {
  const texts = findUnsaved(fields).map((path) => [path, fields.get(path)?.local ?? ''] as const);
  return new Map(texts.filter(([path, text]) => text.length <= fieldLimit(path)));
}

/** The local texts that differ from what the database confirmed. */
export function findUnconfirmed(
  fields: FieldStates,
  confirmed: ReadonlyMap<FieldPath, string>,
): Map<FieldPath, string> {
  const texts = [...fields].map(([path, { local }]) => [path, local] as const);
  return new Map(texts.filter(([path, text]) => text !== (confirmed.get(path) ?? '')));
}

/** True where a field has a conflict that the author has not resolved. */
export function hasConflict(fields: FieldStates): boolean {
  return [...fields.values()].some(({ remote }) => remote !== null);
}

/** Takes the local texts at these paths as the base, because they were sent. */
export function setSent(
  fields: FieldStates,
  paths: readonly FieldPath[],
  now: number,
): FieldStates {
  return updateFields(fields, paths, ({ local }) => ({ base: local, sentAt: now }));
}

/** Takes the confirmed texts at these paths as the base again, because the database rejected the write. */
export function revertSent(
  fields: FieldStates,
  paths: readonly FieldPath[],
  confirmed: ReadonlyMap<FieldPath, string>,
): FieldStates {
  return updateFields(fields, paths, (_, path) => ({
    base: confirmed.get(path) ?? '',
    remote: null,
    sentAt: 0,
  }));
}

/** Puts texts in place of the local ones. */
export function replaceTexts(
  fields: FieldStates,
  texts: ReadonlyMap<FieldPath, string>,
): FieldStates {
  return updateFields(fields, texts.keys(), ({ local }, path) => ({
    local: texts.get(path) ?? local,
  }));
}

/** Undoes `replaceTexts` in the fields that nobody typed in since. @param before the fields before it */
export function undoReplacement(
  fields: FieldStates,
  texts: ReadonlyMap<FieldPath, string>,
  before: FieldStates,
): FieldStates {
  return updateFields(fields, texts.keys(), ({ local }, path) => ({
    local: local === texts.get(path) ? (before.get(path)?.local ?? local) : local,
  }));
}

/** Resolves a conflict with the local or the remote text; a local text counts as unsaved afterwards. */
export function resolveConflict(
  fields: FieldStates,
  path: FieldPath,
  choice: 'local' | 'remote',
): FieldStates {
  return updateFields(fields, [path], ({ local, remote }) =>
    remote === null
      ? {}
      : { base: remote, remote: null, sentAt: 0, local: choice === 'local' ? local : remote },
  );
}
