import { isLocale } from '../../../../model/locale.ts';
import type { VisitsAnswer } from '../../../../model/visits/counts.ts';
import { Empty, PageHeader, Panel } from '../../admin-ui/index.ts';
import { OWN_LANGUAGE_NAMES } from '../../admin-ui/language-names.ts';
import { NumberTable } from '../../admin-ui/number-table.tsx';
import { callApi } from '../../data/api-client.ts';
import { AsyncContent } from '../../data/async-content.tsx';
import { useAsync } from '../../data/use-async.ts';
import { formatTime } from '../../features/locale/format-time.ts';
import { formatNumber, useLocale } from '../../features/locale/index.ts';
import { DayChart } from './day-chart.tsx';
import { visitsMessages } from './messages.ts';
import { NameTable } from './name-table.tsx';

/** How many came in the last days, from where, and how many messages came of it. */
export function VisitsPage() {
  const t = visitsMessages[useLocale()];
  const visits = useAsync('visits', () => callApi<VisitsAnswer>('visits'));
  return (
    <>
      <PageHeader title={t.title} text={t.text} />
      <AsyncContent content={visits} rows={8}>
        {(answer) => (answer.counts.views === 0 ? <NoVisits /> : <Visits answer={answer} />)}
      </AsyncContent>
    </>
  );
}

function NoVisits() {
  const t = visitsMessages[useLocale()];
  return (
    <section className="rounded-panel border border-a-line bg-a-panel">
      <Empty title={t.empty}>
        <p className="max-w-prose">{t.emptyText}</p>
        <p className="max-w-prose">
          {t.emptyCampaign}{' '}
          <code className="inline-block max-w-full wrap-anywhere">/?utm_source=instagram</code>
        </p>
      </Empty>
    </section>
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

/** Views by day, as a chart and as a table. */
function Days({ days }: { days: VisitsAnswer['days'] }) {
  const locale = useLocale();
  const t = visitsMessages[locale];
  return (
    <div className="grid gap-3 pb-4">
      <div className="px-4">
        <DayChart days={days} label={t.chart} />
      </div>
      <details>
        <summary className="inline-flex min-h-6 items-center text-a-link underline underline-offset-[0.2em] touch:min-h-11 mx-4 mb-2 cursor-pointer">
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
