import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { formatMessage, formatNumber, formatTime } from '#browser/locale/format.ts';
import { useLocale } from '#browser/locale/locale-context.tsx';
import { type Dashboard, type ReleaseAnswer, NOT_NOTIFIED_COUNTED } from '#model/dashboard/api.ts';
import { contentMessages } from '../content/messages.ts';
import { callApi } from '../data/api-client.ts';
import { AsyncContent } from '../data/async-content.tsx';
import { useAsync } from '../data/use-live-query.ts';
import { useMutation } from '../data/use-mutation.ts';
import { Badge, Button, Fact, PageHeader, Panel } from '../ui/index.ts';
import { DayChart } from '../visits/day-chart.tsx';
import { dashboardMessages } from './messages.ts';

export function DashboardPage() {
  const today = useAsync('today', () => callApi<Dashboard>('dashboard'));
  return (
    <>
      <PageHeader />
      <AsyncContent content={today} rows={8}>
        {(answer) => (
          <div className="grid items-start gap-4 lg:grid-cols-2">
            <Messages answer={answer} />
            <Visits days={answer.days} />
            <Texts answer={answer} />
            <Site answer={answer} />
          </div>
        )}
      </AsyncContent>
    </>
  );
}

function Messages({ answer: { newMessages, newest, spam, notNotified } }: { answer: Dashboard }) {
  const t = dashboardMessages[useLocale()];
  const [unseen = ''] = notNotified;
  return (
    <Panel title={t.messages}>
      <Lines nothing={t.noMessages}>
        <Count to="/admin/messages?status=new" count={newMessages} text={t.newMessages} />
        {newest.map(({ id, name, text }) => (
          <Line key={id} to={`/admin/messages?message=${encodeURIComponent(id)}`}>
            <span className="grid min-w-0">
              <strong className="truncate" dir="auto">
                {name}
              </strong>
              <span className="truncate text-a-muted" dir="auto" lang="">
                {text}
              </span>
            </span>
          </Line>
        ))}
        <Count
          to={`/admin/messages?status=all&message=${encodeURIComponent(unseen)}`}
          count={notNotified.length}
          most={NOT_NOTIFIED_COUNTED}
          text={t.notNotified}
        />
        <Count to="/admin/messages?status=spam" count={spam} text={t.spam} />
      </Lines>
    </Panel>
  );
}

function Visits({ days }: { days: Dashboard['days'] }) {
  const locale = useLocale();
  const t = dashboardMessages[locale];
  const half = days.length / 2;
  const sum = (from: number, to: number) =>
    days.slice(from, to).reduce((total, { views }) => total + views, 0);
  const numbers = {
    last: formatNumber(sum(half, days.length), locale),
    before: formatNumber(sum(0, half), locale),
  };
  return (
    <Panel title={t.visits} aside={<PanelLink to="/admin/visits">{t.allVisits}</PanelLink>}>
      <div className="grid gap-3 p-4">
        <p>
          <strong className="text-xl tabular-nums">{numbers.last}</strong> <span>{t.lastWeek}</span>
        </p>
        {days.some(({ views }) => views > 0) && (
          <>
            <DayChart days={days} label={t.figures} earlier={half} />
            <Figures days={days} />
          </>
        )}
        <p className="text-a-muted">{formatMessage(t.weekBefore, { count: numbers.before })}</p>
      </div>
    </Panel>
  );
}

function Figures({ days }: { days: Dashboard['days'] }) {
  const locale = useLocale();
  const t = dashboardMessages[locale];
  const half = days.length / 2;
  return (
    <details className="text-[0.875rem]">
      <summary className="cursor-pointer text-a-link underline underline-offset-[0.2em] touch:py-3">
        {t.figures}
      </summary>
      <dl className="mt-2 grid grid-cols-[auto_1fr] gap-x-4 gap-y-1">
        {days.slice(half).map(({ day, views }, at) => (
          <Fact key={day} name={formatTime(day, locale, 'shortDay')}>
            {formatMessage(t.beside, {
              last: formatNumber(views, locale),
              before: formatNumber(days[at]?.views ?? 0, locale),
            })}
          </Fact>
        ))}
      </dl>
    </details>
  );
}

function Texts({ answer: { content, scheduled } }: { answer: Dashboard }) {
  const locale = useLocale();
  const t = dashboardMessages[locale];
  const { types, languages, failed } = contentMessages[locale];
  return (
    <Panel title={t.texts}>
      <Lines nothing={t.noTexts}>
        {scheduled.map(({ type, id, name, locale: language, at }) => (
          <Line key={`${id} ${language}`} to={`/admin/${type}?entry=${id}`}>
            <span className="min-w-0 grow wrap-anywhere">{`${name[locale]} (${languages[language]})`}</span>
            {at === null ? (
              <Badge tone="danger">{failed}</Badge>
            ) : (
              <Badge tone="info">
                {formatMessage(t.scheduled, { when: formatTime(at, locale, 'shortTime') })}
              </Badge>
            )}
          </Line>
        ))}
        {content.map(
          ({ type, usedShare }) =>
            usedShare !== null && (
              <Line key={`${type} share`} to={`/admin/${type}`}>
                <span className="min-w-0 grow">
                  {formatMessage(t.usedShare, {
                    type: types[type].title,
                    percent: formatNumber(Math.round(100 * usedShare), locale),
                  })}
                </span>
              </Line>
            ),
        )}
        {content.flatMap(({ type, ...counts }) =>
          (['changed', 'attention'] as const).map((state) => (
            <Count
              key={`${type} ${state}`}
              to={`/admin/${type}?status=${state}`}
              count={counts[state]}
              text={formatMessage(t[state], { type: types[type].title })}
            />
          )),
        )}
      </Lines>
    </Panel>
  );
}

function Site({ answer: { newErrors, hasReleases, earlierPages } }: { answer: Dashboard }) {
  const t = dashboardMessages[useLocale()];
  return (
    <Panel title={t.site}>
      {earlierPages === null ? (
        <p className="px-4 py-3">{hasReleases ? t.currentPages : t.deliveries}</p>
      ) : (
        <EarlierPages pages={earlierPages} />
      )}
      <ul className="border-t border-a-line">
        <Count to="/admin/errors" count={newErrors} text={t.newErrors} zero={t.noErrors} />
      </ul>
    </Panel>
  );
}

function EarlierPages({
  pages: { at, problem, since },
}: {
  pages: NonNullable<Dashboard['earlierPages']>;
}) {
  const locale = useLocale();
  const t = dashboardMessages[locale];
  const { busy, run } = useMutation('rendering the pages again');
  const underWay = (time: number) =>
    formatMessage(t.underWay, { time: formatTime(time, locale, 'shortTime') });
  return (
    <div className="flex flex-wrap items-center justify-between gap-3 px-4 py-3">
      <div className="min-w-0 wrap-anywhere">
        <p>
          {at === null
            ? t.deliveredPages
            : formatMessage(t.earlierPages, { time: formatTime(at, locale, 'shortTime') })}
        </p>
        {problem !== null && (
          <p className="text-a-muted">{formatMessage(t.problem, { reason: problem })}</p>
        )}
        {since !== null && <p className="text-a-muted">{underWay(since)}</p>}
      </div>
      <Button
        busy={busy}
        onClick={() =>
          void run(
            () => callApi<ReleaseAnswer>('release', {}),
            (answer) => ({
              text: answer.since === null ? t.renderingAgain : underWay(answer.since),
            }),
          )
        }
      >
        {t.renderAgain}
      </Button>
    </div>
  );
}

function Lines({ nothing, children }: { nothing: string; children: ReactNode }) {
  return (
    <>
      <ul className="peer divide-y divide-a-line empty:hidden">{children}</ul>
      <p className="hidden px-4 py-3 text-a-muted peer-empty:block">{nothing}</p>
    </>
  );
}

function Line({ to, children }: { to: string; children: ReactNode }) {
  return (
    <li>
      <Link
        to={to}
        className="flex min-h-11 items-center gap-3 px-4 py-2 -outline-offset-2 hover:bg-a-raised"
      >
        {children}
      </Link>
    </li>
  );
}

/** @param props.zero shown for none; by default nothing is */
function Count({
  to,
  count,
  most = Infinity,
  text,
  zero,
}: {
  to: string;
  count: number;
  most?: number;
  text: string;
  zero?: string;
}) {
  const locale = useLocale();
  if (count === 0) return zero === undefined ? null : <li className="px-4 py-3">{zero}</li>;
  return (
    <Line to={to}>
      <strong className="min-w-[2ch] text-end text-xl tabular-nums">
        {`${formatNumber(count, locale)}${count >= most ? '+' : ''}`}
      </strong>
      <span className="min-w-0 wrap-anywhere">{text}</span>
    </Line>
  );
}

function PanelLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <Link to={to} className="text-a-link underline underline-offset-[0.2em] touch:py-2">
      {children}
    </Link>
  );
}
