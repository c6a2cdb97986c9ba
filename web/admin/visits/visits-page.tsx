import { formatNumber, formatTime } from '#browser/locale/format.ts';
import { useLocale } from '#browser/locale/locale-context.tsx';
import type { VisitsAnswer } from '#model/visits/counts.ts';
import { OTHER } from '#model/visits/limits.ts';
import { OWN_LANGUAGE_NAMES, isLocale } from '#studio/locale.ts';
import { callApi } from '../data/api-client.ts';
import { AsyncContent } from '../data/async-content.tsx';
import { useAsync } from '../data/use-live-query.ts';
import { Empty, PageHeader, Panel, Table } from '../ui/index.ts';
import { DayChart } from './day-chart.tsx';
import { visitsMessages } from './messages.ts';

export function VisitsPage() {
  const t = visitsMessages[useLocale()];
  const visits = useAsync('visits', () => callApi<VisitsAnswer>('visits'));
  return (
    <>
      <PageHeader text={t.text} />
      <AsyncContent content={visits} rows={8}>
        {(answer) =>
          answer.counts.views === 0 ? (
            <section className="rounded-panel border border-a-line bg-a-panel">
              <Empty title={t.empty} text={t.emptyText} />
            </section>
          ) : (
            <Visits answer={answer} />
          )
        }
      </AsyncContent>
    </>
  );
}

function Visits({ answer: { days, counts } }: { answer: VisitsAnswer }) {
  const t = visitsMessages[useLocale()];
  return (
    <div className="grid items-start gap-4 lg:grid-cols-2">
      <div className="lg:col-span-2">
        <Panel title={t.days}>
          <Totals counts={counts} />
          <p className="text-hint text-a-muted max-w-prose px-4 pb-4">{t.notPeople}</p>
          <Days days={days} />
        </Panel>
      </div>
      <NameTable title={t.pages} names={counts.pages} />
      <div className="grid gap-4">
        <NameTable
          title={t.sources}
          names={counts.sources}
          messages={counts.message_sources}
          empty={t.noSources}
        />
        <NameTable
          title={t.locales}
          names={counts.locales}
          label={(name) => (isLocale(name) ? OWN_LANGUAGE_NAMES[name] : undefined)}
        />
      </div>
    </div>
  );
}

function Totals({ counts }: { counts: VisitsAnswer['counts'] }) {
  const locale = useLocale();
  const t = visitsMessages[locale];
  return (
    <dl className="flex flex-wrap gap-x-10 gap-y-4 p-4">
      {(['views', 'visitors', 'messages'] as const).map((name) => (
        <div key={name}>
          <dt className="text-a-muted">{t[name]}</dt>
          <dd className="text-xl font-semibold tabular-nums">
            {formatNumber(counts[name], locale)}
          </dd>
        </div>
      ))}
    </dl>
  );
}

function Days({ days }: { days: VisitsAnswer['days'] }) {
  const locale = useLocale();
  const t = visitsMessages[locale];
  return (
    <div className="grid gap-3 pb-4">
      <div className="px-4">
        <DayChart days={days} label={t.chart} />
      </div>
      <details>
        <summary className="mx-4 mb-2 cursor-pointer py-1 text-a-link underline underline-offset-[0.2em] touch:py-3">
          {t.table}
        </summary>
        <NumberTable
          head={[t.day, t.views, t.visitors, t.messages]}
          rows={days
            .toReversed()
            .map(({ day, views, visitors, messages }) => [
              formatTime(day, locale, 'day'),
              views,
              visitors,
              messages,
            ])}
        />
      </details>
    </div>
  );
}

const MAX_ROWS = 15;

interface NameTableProps {
  title: string;
  names: Readonly<Record<string, number>>;
  messages?: Readonly<Record<string, number>>;
  empty?: string;
  label?: (name: string) => string | undefined;
}

function NameTable({ title, names, messages, empty, label }: NameTableProps) {
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
  const shown = sorted.slice(0, MAX_ROWS);
  const rest = [...sorted.slice(MAX_ROWS), ...all.filter(({ name }) => name === OTHER)];
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
  head: readonly string[];
  rows: readonly (readonly [name: string, ...numbers: number[]])[];
}

function NumberTable({ head, rows }: NumberTableProps) {
  const locale = useLocale();
  const [, ...heads] = head;
  return (
    <Table head={head} className="[&_th:first-child]:w-full [&_th+th]:text-end">
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
