import * as v from 'valibot';

/** A parsed Firestore document, or what is wrong with it. */
export type Parsed<T> =
  | { id: string; ok: true; value: T }
  | { id: string; ok: false; problems: string[] };

/**
 * Parses a Firestore document with the schema of its record: times become milliseconds since 1970, unknown
 * fields are dropped. Documents may have been written by hand or by an older version, so a malformed one is
 * returned as such and never throws.
 */
export function parseRecord<T>(
  record: v.GenericSchema<unknown, T>,
  { id, data }: { id: string; data: unknown },
): Parsed<T> {
  const result = v.safeParse(record, data);
  if (result.success) return { id, ok: true, value: result.output };
  const problems = result.issues.map((issue) => `${v.getDotPath(issue) ?? '?'}: ${issue.message}`);
  return { id, ok: false, problems };
}
