import * as v from 'valibot';

export interface Identified<T> {
  id: string;
  value: T;
}

/** Null for an invalid document, which only the console can write. */
export function parseRecord<T>(record: v.GenericSchema<unknown, T>, data: unknown): T | null {
  const result = v.safeParse(record, data);
  return result.success ? result.output : null;
}

export function parseRecords<T>(
  record: v.GenericSchema<unknown, T>,
  documents: readonly { id: string; data: unknown }[],
): Identified<T>[] {
  return documents.flatMap(({ id, data }) => {
    const value = parseRecord(record, data);
    return value === null ? [] : [{ id, value }];
  });
}
