import * as v from 'valibot';

/** A record with the id of its document. */
export interface Identified<T> {
  id: string;
  value: T;
}

/** A document that is not a valid record, and why. */
export interface Damaged {
  id: string;
  problems: string[];
}

/** A parsed Firestore document, or what is wrong with it. */
export type Parsed<T> = ({ ok: true } & Identified<T>) | ({ ok: false } & Damaged);

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

/** Parses the documents of a list: its records in their order, and what is damaged. */
export function parseRecords<T>(
  record: v.GenericSchema<unknown, T>,
  documents: readonly { id: string; data: unknown }[],
): { records: Identified<T>[]; damaged: Damaged[] } {
  const parsed = documents.map((document) => parseRecord(record, document));
  return { records: parsed.filter((one) => one.ok), damaged: parsed.filter((one) => !one.ok) };
}
