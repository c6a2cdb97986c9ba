import type { StoredMessage } from '#model/contact/message.ts';

/** Columns in their order, named like the fields of the record. */
const COLUMNS = [
  'reference',
  'created_date',
  'status',
  'name',
  'email',
  'phone',
  'company',
  'package',
  'budget',
  'locale',
  'page',
  'message',
] as const;

/** Columns of what led to the message, after the others. */
const REFERRAL_COLUMNS = ['page', 'referrer', 'source'] as const;

/**
 * One cell. Spreadsheets run text that begins with one of these characters, also after blanks and quotes, as a formula.
 * An apostrophe in front makes it plain text (https://owasp.org/www-community/attacks/CSV_Injection). A spreadsheet
 * that separates by semicolons (the Indonesian setting) or tabs does not see that the cell is quoted: for it, every
 * semicolon, tab and line break within the text begins a cell.
 */
export function csvCell(value: string): string {
  const text = value.replace(
    /(^|;|\t|\r\n?|\n)([\s"'\u00a0\ufeff]*[=+\-@|%＝＋－＠])/gu,
    (_, before: string, formula: string) => `${before}'${formula}`,
  );
  return `"${text.replaceAll('"', '""')}"`;
}

/** The messages as CSV (RFC 4180), with a byte-order mark, which tells Excel that it is UTF-8. */
export function messagesCsv(messages: readonly StoredMessage[]): string {
  const rows = messages.map((message) => [
    ...COLUMNS.map((column) => {
      const value = message[column] ?? '';
      return typeof value === 'number' ? new Date(value).toISOString() : value;
    }),
    ...REFERRAL_COLUMNS.map((column) => message.referral?.[column] ?? ''),
  ]);
  const header = [...COLUMNS, ...REFERRAL_COLUMNS.map((column) => `origin_${column}`)];
  const lines = [header, ...rows].map((cells) => `${cells.map(csvCell).join(',')}\r\n`);
  return `\ufeff${lines.join('')}`;
}
