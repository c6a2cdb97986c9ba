import { Table } from './table.tsx';
import { formatNumber, useLocale } from '../features/locale/index.ts';

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
              {formatNumber(value, locale, { maximumFractionDigits: 1 })}
            </td>
          ))}
        </tr>
      ))}
    </Table>
  );
}
