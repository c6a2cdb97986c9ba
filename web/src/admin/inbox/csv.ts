import type { StoredMessage } from '../../../../model/contact-message.ts';

/** Columns in their order; the names are the record's own, so that the file can be read by programs too. */
const COLUMNS = [
  'reference',
  'created_date',
  'status',
  'name',
  'email',
  'company',
  'package',
  'locale',
  'page',
  'message',
] as const;

/**
 * One cell. Spreadsheets run what begins with one of these characters as a formula, and visitors write what they
 * like: an apostrophe in front makes it text (OWASP, "CSV Injection"). Leading blanks do not hide one.
 */
export function csvCell(value: string): string {
  const text =
    /^[\s\u00a0\ufeff]*[=+\-@\t\r|%]/u.test(value) || /^[\t\r\n]/.test(value) ? `'${value}` : value;
  return `"${text.replaceAll('"', '""')}"`;
}

/** The messages as CSV (RFC 4180) with a byte-order mark, by which Excel knows that it is UTF-8. */
export function messagesCsv(messages: readonly StoredMessage[]): string {
  const rows = messages.map((message) =>
    COLUMNS.map((column) => {
      const value = message[column] ?? '';
      return csvCell(typeof value === 'number' ? new Date(value).toISOString() : value);
    }).join(','),
  );
  return `\ufeff${[COLUMNS.map(csvCell).join(','), ...rows].join('\r\n')}\r\n`;
}
