/** Firestore takes 1 MiB per document; the rest is for names and numbers. */
export const MAX_DOCUMENT_BYTES = 1_000_000;

const bytesOf = (text: string): number => new TextEncoder().encode(text).length;

/** Estimate: texts and field names as UTF-8, all else 8 each. */
export function storedBytes(value: unknown): number {
  if (typeof value === 'string') return bytesOf(value) + 1;
  if (typeof value !== 'object' || value === null || value instanceof Date) return 8;
  return Object.entries(value).reduce(
    (sum, [name, field]) => sum + bytesOf(name) + 1 + storedBytes(field),
    0,
  );
}
