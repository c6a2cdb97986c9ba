import * as v from 'valibot';
import type { VisitsAnswer } from '../../../../model/visits/api.ts';
import { VISIT_SPANS } from '../../../../model/visits/api.ts';
import { isLocale } from '../../../../model/locale.ts';
import { dayOf } from '../../../../model/time-zone.ts';
import { downloadText } from '../../browser/download.ts';
import { Button, Empty, PageHeader, Panel, SegmentedControl } from '../../controls/index.ts';
import { OWN_LANGUAGE_NAMES } from '../../controls/language-names.ts';
import { AsyncContent } from '../../data/async-content.tsx';
import { useUrlState } from '../../data/use-url-state.ts';
import { useLocale } from '../../features/locale/index.ts';
import { visitsMessages } from './messages.ts';
import { NameTable } from './name-table.tsx';
import { useVisits } from './use-visits.ts';
import { VisitTimes } from './visit-times.tsx';
import { VisitTotals } from './visit-totals.tsx';
import { visitsCsv } from './visits-csv.ts';
import { VitalsTable } from './vitals-table.tsx';

const urlSchema = v.object({ span: v.fallback(v.picklist(VISIT_SPANS), '30') });

/** How many people came, from where, and what of it became a message. */
export function VisitsPage() {
  const locale = useLocale();
  const t = visitsMessages[locale];
  const url = useUrlState(urlSchema);
  const { span } = url.state;
  const visits = useVisits(span);
  const loaded = visits.state === 'ready' && visits.isCurrent ? visits.value : null;
  const download = (answer: VisitsAnswer): void =>
    downloadText(visitsCsv(answer), 'text/csv', `visits-${span}-${dayOf(Date.now())}.csv`);

  return (
    <>
      <PageHeader title={t.title} text={t.text}>
        {loaded && loaded.counts.views > 0 && (
          <Button icon="download" onClick={() => download(loaded)}>
            {t.export}
          </Button>
        )}
      </PageHeader>
      <SegmentedControl
        className="mb-4"
        label={t.span}
        options={VISIT_SPANS.map((value) => ({ value, label: t.spans[value] }))}
        value={span}
        onChoose={(value) => url.set({ span: value })}
      />
      <AsyncContent content={visits} rows={8}>
        {(answer) => (answer.counts.views === 0 ? <NoVisits /> : <Visits answer={answer} />)}
      </AsyncContent>
    </>
  );
}

function NoVisits() {
  const t = visitsMessages[useLocale()];
  return (
    <section className="control-panel">
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

function Visits({ answer }: { answer: VisitsAnswer }) {
  const t = visitsMessages[useLocale()];
  const { counts } = answer;
  return (
    <div className="grid gap-4 lg:grid-cols-2">
      <div className="lg:col-span-2">
        <Panel title={t.visits}>
          <VisitTotals counts={counts} before={answer.before} />
          <VisitTimes times={answer.times} />
          <p className="control-hint px-4 pb-4">{t.notPeople}</p>
        </Panel>
      </div>
      <NameTable title={t.pages} names={counts.pages} messages={counts.message_pages} />
      <NameTable
        title={t.referrers}
        empty={t.noReferrers}
        names={counts.referrers}
        messages={counts.message_referrers}
        label={(host) => host.replace(/^www\./, '')}
      />
      <NameTable
        title={t.sources}
        empty={t.noSources}
        names={counts.sources}
        messages={counts.message_sources}
      />
      <NameTable
        title={t.locales}
        names={counts.locales}
        messages={counts.message_locales}
        label={(name) => (isLocale(name) ? OWN_LANGUAGE_NAMES[name] : undefined)}
      />
      <div className="lg:col-span-2">
        <VitalsTable vitals={counts.vitals} />
      </div>
    </div>
  );
}
