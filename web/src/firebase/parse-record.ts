import * as v from 'valibot';
import type { Found } from './firestore.ts';

/** A document that has the form its readers count on, or what is wrong with it. */
export type Parsed<T> =
  { id: string; ok: true; value: T } | { id: string; ok: false; problems: string[] };

/**
 * Checks a document against the model's schema. Documents may have been written by hand or by an older version:
 * a broken one is shown as broken, it never stops a page.
 */
export function parseRecord<T>(
  schema: v.GenericSchema<unknown, T>,
  { id, data }: Pick<Found, 'id' | 'data'>,
): Parsed<T> {
  const result = v.safeParse(schema, data);
  if (result.success) return { id, ok: true, value: result.output };
  const problems = result.issues.map((issue) => `${v.getDotPath(issue) ?? '?'}: ${issue.message}`);
  return { id, ok: false, problems };
}
