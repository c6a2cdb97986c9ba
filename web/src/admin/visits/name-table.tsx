import { useState } from 'react';
import { OTHER } from '../../../../model/visits/limits.ts';
import { Button, Panel } from '../../controls/index.ts';
import { formatNumber, useLocale } from '../../features/locale/index.ts';
import { visitsMessages } from './messages.ts';

/** Rows that are shown until the others are asked for. */
const FIRST = 10;

interface NameTableProps {
  title: string;
  /** Views by name. */
  names: Readonly<Record<string, number>>;
  /** Messages by name; without them, the table has no such column. */
  messages?: Readonly<Record<string, number>>;
  /** What stands in place of the table where nothing was counted. */
  empty?: string;
  /** What stands for a name; the name itself by default. */
  label?: (name: string) => string | undefined;
}

/** Names by their views, the most frequent first, with the messages that they led to. */
export function NameTable({ title, names, messages, empty, label }: NameTableProps) {
  const locale = useLocale();
  const t = visitsMessages[locale];
  const [all, showAll] = useState(false);
  const rows = Object.entries(names).toSorted(
    ([a, views], [b, others]) =>
      Number(a === OTHER) - Number(b === OTHER) || others - views || a.localeCompare(b),
  );
  const nameOf = (name: string): string => (name === OTHER ? t.other : (label?.(name) ?? name));
  return (
    <Panel title={title}>
      {rows.length === 0 ? (
        <p className="p-4 text-a-muted">{empty}</p>
      ) : (
        <table className="control-table">
          <thead>
            <tr>
              <th scope="col">{t.name}</th>
              <th scope="col" className="!text-end">
                {t.views}
              </th>
              {messages && (
                <th scope="col" className="!text-end">
                  {t.messages}
                </th>
              )}
            </tr>
          </thead>
          <tbody>
            {rows.slice(0, all ? rows.length : FIRST).map(([name, views]) => (
              <tr key={name}>
                <td className="wrap-anywhere">{nameOf(name)}</td>
                <td className="!text-end tabular-nums">{formatNumber(views, locale)}</td>
                {messages && (
                  <td className="!text-end tabular-nums">
                    {formatNumber(messages[name] ?? 0, locale)}
                  </td>
                )}
              </tr>
            ))}
          </tbody>
        </table>
      )}
      {!all && rows.length > FIRST && (
        <div className="p-3">
          <Button variant="quiet" onClick={() => showAll(true)}>
            {t.showAll}
          </Button>
        </div>
      )}
    </Panel>
  );
}
