import * as v from 'valibot';

/** A record with the id of its document. */
export interface Identified<T> {
  id: string;
  value: T;
}

/**
 * Parses the data of a Firestore document with the schema of its record: times become milliseconds since 1970, unknown fields
 * are dropped.
 * @returns null for what is no valid record, which only the console can write
 */
export function parseRecord<T>(record: v.GenericSchema<unknown, T>, data: unknown): T | null {
  const result = v.safeParse(record, data);
  return result.success ? result.output : null;
}

/** The records of a list of documents, in their order. */
export function parseRecords<T>(
  record: v.GenericSchema<unknown, T>,
  documents: readonly { id: string; data: unknown }[],
): Identified<T>[] {
  return documents.flatMap(({ id, data }) => {
    const value = parseRecord(record, data);
    return value === null ? [] : [{ id, value }];
  });
}
