import { useState } from 'react';
import { OTHER } from '../../../../model/visits/limits.ts';
import { Button, Panel } from '../../controls/index.ts';
import { NumberTable } from '../../controls/number-table.tsx';
import { useLocale } from '../../features/locale/index.ts';
import { visitsMessages } from './messages.ts';

/** Rows that are shown until the others are asked for. */
const FIRST = 10;

interface NameTableProps {
  title: string;
  /** Views by name. */
  names: Readonly<Record<string, number>>;
  /** Messages by name. */
  messages: Readonly<Record<string, number>>;
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
        <NumberTable
          head={[t.name, t.views, t.messages, t.perHundredViews]}
          rows={rows.slice(0, all ? rows.length : FIRST).map(([name, views]) => {
            const written = messages[name] ?? 0;
            return [nameOf(name), views, written, (written / views) * 100];
          })}
        />
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
