import type { StoredMessage } from '#model/contact/message.ts';
import { TIME_ZONE_OFFSET_MS } from '#model/time-zone.ts';

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

const REFERRAL_COLUMNS = ['page', 'referrer', 'source'] as const;

/**
 * Spreadsheets run such beginnings, also after blanks and quotes, as a formula; an apostrophe makes them plain text
 * (https://owasp.org/www-community/attacks/CSV_Injection). Split by semicolons (the Indonesian setting) or tabs, quotes
 * do not count: each semicolon, tab and line break begins a cell.
 */
export function csvCell(value: string): string {
  const text = value.replace(
    /^[\s"']*[=+\-@|%＝＋－＠]|(?<=[;\t\r\n])(?:[^\S\t\r\n]|["'])*[=+\-@|%＝＋－＠]/gu,
    "'$&",
  );
  return `"${text.replaceAll('"', '""')}"`;
}

/** Jakarta's time, as spreadsheets read it. */
const spreadsheetTime = (millis: number): string =>
  new Date(millis + TIME_ZONE_OFFSET_MS).toISOString().slice(0, 19).replace('T', ' ');

/** RFC 4180; the byte-order mark tells Excel that it is UTF-8. */
export function messagesCsv(messages: readonly StoredMessage[]): string {
  const rows = messages.map((message) => [
    ...COLUMNS.map((column) => {
      const value = message[column] ?? '';
      return typeof value === 'number' ? spreadsheetTime(value) : value;
    }),
    ...REFERRAL_COLUMNS.map((column) => message.referral?.[column] ?? ''),
  ]);
  const header = [...COLUMNS, ...REFERRAL_COLUMNS.map((column) => `origin_${column}`)];
  const lines = [header, ...rows].map((cells) => `${cells.map(csvCell).join(',')}\r\n`);
  return `\ufeff${lines.join('')}`;
}
