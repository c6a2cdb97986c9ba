import type { ReactNode } from 'react';

/**
 * A table of records; on a phone each row becomes a card.
 * @param props.head the headings (`<th>`)
 * @param props.children the rows; on a phone a cell has its `data-label` before its content
 */
export function Table({ head, children }: { head: ReactNode; children: ReactNode }) {
  return (
    <table className="records">
      <thead className="text-hint whitespace-nowrap text-a-muted max-sm:sr-only [&_th]:font-semibold">
        <tr>{head}</tr>
      </thead>
      <tbody>{children}</tbody>
    </table>
  );
}
