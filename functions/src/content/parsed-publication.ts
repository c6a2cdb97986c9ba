import { warn } from 'firebase-functions/logger';
import type { GenericSchema, InferOutput } from 'valibot';
import type { ContentKind } from '../../../model/content/limits.ts';
import { parseRecord } from '../../../model/parse-record.ts';

/** A well-formed publication, or null and a line in the log. */
export function parsedPublication<Schema extends GenericSchema>(
  kind: ContentKind,
  schema: Schema,
  { id, data }: { id: string; data: Record<string, unknown> },
): InferOutput<Schema> | null {
  const result = parseRecord(schema, { id, data });
  if (result.ok) return result.value;
  warn('malformed publication left out', { kind, address: id, problems: result.problems });
  return null;
}
