import type { FieldPath } from './fields.ts';

/** One text in the editor. */
export interface FieldState {
  /** What the database has, or will have once the writes under way arrive. */
  base: string;
  /** What the person sees. */
  local: string;
  /** What someone else wrote where this person wrote too; null where there is no such conflict. */
  theirs: string | null;
  /** When this editor last sent the field, in milliseconds since 1970; 0 for never. */
  sentAt: number;
}

export type Fields = ReadonlyMap<FieldPath, FieldState>;

/** A text of someone else's that arrives so soon after one's own was sent did not know of it. */
export const OVERLAP = 10_000;

/** The fields of an entry just opened. */
export function openFields(values: ReadonlyMap<FieldPath, string>): Fields {
  return new Map(
    [...values].map(([path, text]) => [path, { base: text, local: text, theirs: null, sentAt: 0 }]),
  );
}

function changed(fields: Fields, path: FieldPath, change: Partial<FieldState>): Fields {
  const field = fields.get(path);
  return field === undefined ? fields : new Map(fields).set(path, { ...field, ...change });
}

/** The person wrote. */
export function typed(fields: Fields, path: FieldPath, text: string): Fields {
  return changed(fields, path, { local: text });
}

function mergeField(field: FieldState, server: string, now: number): FieldState {
  if (server === field.base) return field;
  if (server === field.local) return { ...field, base: server, theirs: null };
  const isUntouched = field.local === field.base && now - field.sentAt > OVERLAP;
  if (isUntouched) return { ...field, base: server, local: server, theirs: null };
  return { ...field, theirs: server };
}

/**
 * The database's texts arrived. Fields that nobody touches here follow; where both wrote, both texts are
 * kept (`theirs`) until the person decides.
 * @param now milliseconds since 1970
 */
export function merged(
  fields: Fields,
  server: ReadonlyMap<FieldPath, string>,
  now: number,
): Fields {
  const next = new Map<FieldPath, FieldState>();
  let differs = fields.size !== server.size;
  for (const [path, text] of server) {
    const field = fields.get(path);
    const mergedField = field
      ? mergeField(field, text, now)
      : { base: text, local: text, theirs: null, sentAt: 0 };
    differs ||= mergedField !== field;
    next.set(path, mergedField);
  }
  return differs ? next : fields;
}

/** Paths whose text differs from the database's and may be sent. */
export function unsaved(fields: Fields): FieldPath[] {
  return [...fields].filter(([, f]) => f.local !== f.base && f.theirs === null).map(([p]) => p);
}

/** The texts that the database has not confirmed. */
export function unconfirmed(
  fields: Fields,
  confirmed: ReadonlyMap<FieldPath, string>,
): Map<FieldPath, string> {
  const texts = [...fields].map(([path, { local }]) => [path, local] as const);
  return new Map(texts.filter(([path, text]) => text !== (confirmed.get(path) ?? '')));
}

/** Paths where two people wrote different texts. */
export function conflicts(fields: Fields): FieldPath[] {
  return [...fields].filter(([, f]) => f.theirs !== null).map(([path]) => path);
}

/** The texts at these paths are on their way. */
export function sent(fields: Fields, paths: readonly FieldPath[], now: number): Fields {
  return paths.reduce(
    (next, path) => changed(next, path, { base: next.get(path)?.local ?? '', sentAt: now }),
    fields,
  );
}

/** The database refused the texts at these paths: what it has is what it had. */
export function refused(
  fields: Fields,
  paths: readonly FieldPath[],
  confirmed: ReadonlyMap<FieldPath, string>,
): Fields {
  return paths.reduce(
    (next, path) =>
      changed(next, path, { base: confirmed.get(path) ?? '', theirs: null, sentAt: 0 }),
    fields,
  );
}

/** The person decided a conflict: keep the own text, or take the other's. */
export function decided(fields: Fields, path: FieldPath, choice: 'mine' | 'theirs'): Fields {
  const theirs = fields.get(path)?.theirs;
  if (theirs === null || theirs === undefined) return fields;
  const common = { base: theirs, theirs: null, sentAt: 0 };
  return changed(fields, path, choice === 'mine' ? common : { ...common, local: theirs });
}
