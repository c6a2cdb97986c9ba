/** The place of the last item of a page: what the list is sorted by, and the document's id. */
export interface Cursor {
  value: number;
  id: string;
}

/** A cursor as the query parameter `after` carries it. */
export const formatCursor = ({ value, id }: Cursor): string => `${value}~${id}`;

/** The cursor of a query parameter; null where it is none that an answer gave. */
export function parseCursor(text: string): Cursor | null {
  const [, number = '', id = ''] = /^(-?[\d.e-]{1,24})~([\w-]{1,128})$/.exec(text) ?? [];
  const value = Number(number);
  const isCursor = number !== '' && Number.isFinite(value) && Math.abs(value) <= 8.64e15;
  return isCursor ? { value, id } : null;
}
