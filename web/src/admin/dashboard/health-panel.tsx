import type { ReactNode } from 'react';
import * as v from 'valibot';
import type { Dashboard } from '../../../../model/dashboard/api.ts';
import { BUILD_ID_HEADER } from '../../../../model/releases/api.ts';
import { COLLECTIONS } from '../../../../model/collections.ts';
import type { HealthName } from '../../../../model/health.ts';
import { HEALTH_NAMES, healthRecord } from '../../../../model/health.ts';
import { parseRecord } from '../../../../model/parse-record.ts';
import { LATEST_BUILD_URL } from '../../../../model/releases/service-worker.ts';
import { Badge, Panel } from '../../controls/index.ts';
import { useAsync } from '../../data/use-async.ts';
import type { AsyncState } from '../../data/use-live-query.ts';
import { useLiveDocument } from '../../data/use-live-query.ts';
import { formatTime } from '../../features/locale/format-time.ts';
import { formatMessage, formatNumber, useLocale } from '../../features/locale/index.ts';
import { errorRate, isOverdue } from './health-state.ts';
import { dashboardMessages } from './messages.ts';

const TIMEOUT_MS = 10_000;

const buildSchema = v.object({ id: v.string(), timestamp: v.number() });

/** The deployed pages, and the id of the build from which the deployed functions are. */
async function loadBuilds() {
  const signal = AbortSignal.timeout(TIMEOUT_MS);
  const [pages, functions] = await Promise.all([
    fetch(`${LATEST_BUILD_URL}?t=${Date.now()}`, { signal }),
    fetch('/api/version/prod', { cache: 'no-store', signal }),
  ]);
  return {
    ...v.parse(buildSchema, await pages.json()),
    functions: functions.headers.get(BUILD_ID_HEADER),
  };
}

function useTime(): (time: number) => string {
  const locale = useLocale();
  return (time) => formatTime(time, locale, 'time');
}

/** How the site is: what ran last, what waits, what is deployed, and whether errors are more than usual. */
export function HealthPanel({ numbers }: { numbers: AsyncState<Dashboard> }) {
  const locale = useLocale();
  const t = dashboardMessages[locale].health;
  const time = useTime();
  const builds = useAsync('builds', loadBuilds);
  return (
    <Panel title={t.title}>
      <dl className="grid gap-x-6 p-4 sm:grid-cols-[auto_minmax(0,1fr)] sm:gap-y-1.5">
        {HEALTH_NAMES.map((name) => (
          <LastRun key={name} name={name} />
        ))}
        <Row name={t.build} content={builds}>
          {({ id, timestamp }) => `${time(timestamp)} · ${id}`}
        </Row>
        <Row name={t.functions} content={builds}>
          {({ id, functions }) => {
            if (functions === null) return t.unknown;
            if (functions === id) return t.sameBuild;
            return <Badge tone="warn">{formatMessage(t.otherBuild, { id: functions })}</Badge>;
          }}
        </Row>
        <Row name={t.errors} content={numbers}>
          {({ errors }) => {
            const { week, before, isRising } = errorRate(errors.days.map(({ count }) => count));
            return (
              <>
                {formatMessage(t.errorRate, {
                  week: formatNumber(week, locale),
                  before: formatNumber(before, locale),
                })}
                {isRising && <Badge tone="warn">{t.rising}</Badge>}
              </>
            );
          }}
        </Row>
      </dl>
    </Panel>
  );
}

/** The end of the last clean-up or backup. */
function LastRun({ name }: { name: HealthName }) {
  const locale = useLocale();
  const t = dashboardMessages[locale].health;
  const time = useTime();
  const document = useLiveDocument(COLLECTIONS.health, name);
  return (
    <Row name={t.names[name]} content={document}>
      {(found) => {
        if (found === null) {
          return (
            <>
              <Badge tone="warn">{t.never}</Badge>
              <span className="control-hint">{t.neverHints[name]}</span>
            </>
          );
        }
        const parsed = parseRecord(healthRecord, found);
        if (!parsed.ok) return <Badge tone="danger">{t.damaged}</Badge>;
        const { ok, count, date } = parsed.value;
        const done = formatMessage(t.done[name], { count: formatNumber(count, locale) });
        return (
          <>
            {time(date)} · {done}
            {!ok && <Badge tone="danger">{t.failed}</Badge>}
            {isOverdue(name, date) && <Badge tone="warn">{t.overdue}</Badge>}
          </>
        );
      }}
    </Row>
  );
}

function Row<T>({
  name,
  content,
  children,
}: {
  name: string;
  content: AsyncState<T>;
  children: (value: T) => ReactNode;
}) {
  const t = dashboardMessages[useLocale()].health;
  return (
    <div className="contents">
      <dt className="text-a-muted">{name}</dt>
      <dd className="flex min-w-0 flex-wrap items-center gap-2 font-medium wrap-anywhere tabular-nums max-sm:mb-2">
        {content.state === 'loading' && '…'}
        {content.state === 'error' && t.unknown}
        {content.state === 'ready' && children(content.value)}
      </dd>
    </div>
  );
}
