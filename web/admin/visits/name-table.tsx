import { formatNumber } from '#browser/locale/format.ts';
import { useLocale } from '#browser/locale/locale-context.tsx';
import { OTHER } from '#model/visits/limits.ts';
import { Panel, Table } from '../ui/index.ts';
import { visitsMessages } from './messages.ts';

/** Names that have a row of their own. */
const MOST = 15;

interface NameTableProps {
  title: string;
  /** Views by name. */
  names: Readonly<Record<string, number>>;
  /** Messages by name; without it, there is no column for them. */
  messages?: Readonly<Record<string, number>>;
  /** What stands in place of the table where nothing was counted. */
  empty?: string;
  /** What stands for a name; the name itself by default. */
  label?: (name: string) => string | undefined;
}

/** The most frequent names by their views, and all others together. */
export function NameTable({ title, names, messages, empty, label }: NameTableProps) {
  const t = visitsMessages[useLocale()];
  // A message may come on a day after the view that led to it.
  const all = [...new Set([...Object.keys(names), ...Object.keys(messages ?? {})])].map((name) => ({
    name,
    views: names[name] ?? 0,
    written: messages?.[name] ?? 0,
  }));
  const sorted = all
    .filter(({ name }) => name !== OTHER)
    .toSorted((a, b) => b.views - a.views || a.name.localeCompare(b.name));
  const shown = sorted.slice(0, MOST);
  const rest = [...sorted.slice(MOST), ...all.filter(({ name }) => name === OTHER)];
  const sum = (of: 'views' | 'written') => rest.reduce((total, row) => total + row[of], 0);
  const rows = [
    ...shown.map((row) => ({ ...row, name: label?.(row.name) ?? row.name })),
    ...(rest.length > 0 ? [{ name: t.other, views: sum('views'), written: sum('written') }] : []),
  ];
  return (
    <Panel title={title}>
      {rows.length === 0 ? (
        <p className="p-4 text-a-muted">{empty}</p>
      ) : (
        <NumberTable
          head={[t.name, t.views, ...(messages ? [t.messages] : [])]}
          rows={rows.map(({ name, views, written }) => [
            name,
            views,
            ...(messages ? [written] : []),
          ])}
        />
      )}
    </Panel>
  );
}

interface NumberTableProps {
  /** Headings: of the names, then of each number. */
  head: readonly string[];
  rows: readonly (readonly [name: string, ...numbers: number[]])[];
}

/** A table of names, each with one or more numbers; on a phone the numbers stand below the name. */
export function NumberTable({ head: [nameHead, ...heads], rows }: NumberTableProps) {
  const locale = useLocale();
  return (
    <Table
      head={
        <>
          <th scope="col" className="w-full">
            {nameHead}
          </th>
          {heads.map((head) => (
            <th key={head} scope="col" className="text-end">
              {head}
            </th>
          ))}
        </>
      }
    >
      {rows.map(([name, ...numbers]) => (
        <tr key={name}>
          <th scope="row" className="font-normal wrap-anywhere">
            {name}
          </th>
          {numbers.map((value, column) => (
            <td
              key={heads[column]}
              data-label={heads[column]}
              className="text-end tabular-nums max-sm:me-4 max-sm:inline-block"
            >
              {formatNumber(value, locale)}
            </td>
          ))}
        </tr>
      ))}
    </Table>
  );
}
