import { formatNumber, useLocale } from '../features/locale/index.ts';

interface NumberTableProps {
  /** Headings: of the names, then of each number. */
  head: readonly string[];
  rows: readonly (readonly [name: string, ...numbers: number[]])[];
}

/** A table of names, each with one or more numbers. */
export function NumberTable({ head: [nameHead, ...heads], rows }: NumberTableProps) {
  const locale = useLocale();
  return (
    <table className="control-table">
      <thead>
        <tr>
          <th scope="col" className="w-full">
            {nameHead}
          </th>
          {heads.map((head) => (
            <th
              key={head}
              scope="col"
              className="!text-end max-sm:!px-1.5 max-sm:last:!pe-3 max-sm:!whitespace-normal"
            >
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(([name, ...numbers]) => (
          <tr key={name}>
            <th
              scope="row"
              className="min-[24rem]:min-w-32 wrap-anywhere max-sm:!pe-1 max-sm:text-[0.875rem]"
            >
              {name}
            </th>
            {numbers.map((value, column) => (
              <td
                key={heads[column]}
                className="!text-end tabular-nums max-sm:!px-1.5 max-sm:last:!pe-3"
              >
                {formatNumber(value, locale, { maximumFractionDigits: 1 })}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
