import type { ReactNode } from 'react';
import { useState } from 'react';
import { COLLECTIONS } from '../../../../model/collections.ts';
import type { ContentKind } from '../../../../model/content/limits.ts';
import { DAY_MS } from '../../../../model/time-zone.ts';
import { AsyncContent } from '../../data/async-content.tsx';
import { useAsync } from '../../data/use-async.ts';
import { formatDate, formatMessage, formatNumber, useLocale } from '../../features/locale/index.ts';
import { countDocuments } from '../../firebase/firestore.ts';
import { Panel } from '../../controls/index.ts';
import { loadGroups } from '../errors/errors-api.ts';
import { countAllContent } from './content-counts.ts';
import { beginVisit, newErrorsSince } from './last-visit.ts';
import { dashboardMessages } from './messages.ts';
import { PanelLink } from './panel-link.tsx';
import { todayMessages } from './today-messages.ts';

/** Unanswered messages: those with the status `new` by age, longest waiting first, and those that somebody works on. */
async function countUnanswered(now: number) {
  const olderThan = (age: number) =>
    countDocuments(COLLECTIONS.contactMessage, {
      where: [
        ['status', '==', 'new'],
        ['created_date', '<=', new Date(now - age)],
      ],
      orderBy: [['created_date', 'desc']],
    });
  const [all, overDay, overWeek, inProgress] = await Promise.all([
    olderThan(0),
    olderThan(DAY_MS),
    olderThan(7 * DAY_MS),
    countDocuments(COLLECTIONS.contactMessage, { where: [['status', '==', 'in_progress']] }),
  ]);
  return { overWeek, overDay: overDay - overWeek, fresh: all - overDay, inProgress };
}

/** Number of open error groups that began after a moment; of the first page, which has the latest ones. */
async function countNewErrors(since: number): Promise<{ count: number; more: boolean }> {
  const { groups, next } = await loadGroups('open', '', null);
  const began = groups.filter(({ first_seen }) => first_seen > since);
  return { count: began.length, more: began.length === groups.length && next !== null };
}

/**
 * What an admin has to do: unanswered messages by age, texts that are outdated, in one language only or scheduled, and
 * errors that are new.
 */
export function TodayPanel() {
  const t = todayMessages[useLocale()];
  const [now] = useState(() => Date.now());
  const [visited] = useState(() => beginVisit(now));
  return (
    <Panel title={t.title}>
      <div className="grid divide-y divide-a-line lg:grid-cols-3 lg:divide-x lg:divide-y-0">
        <Messages now={now} />
        <Content />
        <Errors now={now} visited={visited} />
      </div>
    </Panel>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="grid content-start gap-2 p-4">
      <h3 className="font-semibold">{title}</h3>
      {children}
    </div>
  );
}

/** A large number and what it counts. */
function Count({ value, children }: { value: string; children: ReactNode }) {
  return (
    <li className="flex items-baseline gap-2.5">
      <strong className="text-xl tabular-nums">{value}</strong>
      <span className="text-a-muted">{children}</span>
    </li>
  );
}

function Messages({ now }: { now: number }) {
  const locale = useLocale();
  const t = todayMessages[locale];
  const counts = useAsync('unanswered', () => countUnanswered(now));
  return (
    <Part title={t.messages}>
      <AsyncContent content={counts} rows={3}>
        {(ages) => {
          const waiting = (['overWeek', 'overDay', 'fresh', 'inProgress'] as const).filter(
            (age) => ages[age] > 0,
          );
          if (waiting.length === 0) return <p className="text-a-muted">{t.noMessages}</p>;
          return (
            <>
              <ul>
                {waiting.map((age) => (
                  <Count key={age} value={formatNumber(ages[age], locale)}>
                    {t[age]}
                  </Count>
                ))}
              </ul>
              <PanelLink to="/admin/messages">{t.openInbox}</PanelLink>
            </>
          );
        }}
      </AsyncContent>
    </Part>
  );
}

function Content() {
  const locale = useLocale();
  const t = todayMessages[locale];
  const { kinds } = dashboardMessages[locale];
  const all = useAsync('content', countAllContent);
  return (
    <Part title={t.content}>
      <AsyncContent content={all} rows={3}>
        {(found) => {
          const open = found.filter(
            ({ counts }) => counts.outdated + counts.half + counts.scheduled > 0,
          );
          if (open.length === 0) return <p className="text-a-muted">{t.noContent}</p>;
          return (
            <ul className="grid gap-1.5">
              {open.map(({ kind, counts }) => (
                <li key={kind}>
                  <p>{kinds[kind]}</p>
                  {(['outdated', 'half', 'scheduled'] as const).map(
                    (state) =>
                      counts[state] > 0 && (
                        <p key={state}>
                          <PanelLink to={linkTo(kind, state)}>
                            <span className="sr-only">{kinds[kind]}: </span>
                            {formatMessage(t[state], {
                              count: formatNumber(counts[state], locale),
                            })}
                          </PanelLink>
                        </p>
                      ),
                  )}
                </li>
              ))}
            </ul>
          );
        }}
      </AsyncContent>
    </Part>
  );
}

/** The list of a kind; the texts of one language only are in different states, so no filter finds all of them. */
function linkTo(kind: ContentKind, state: 'outdated' | 'half' | 'scheduled'): string {
  return state === 'half' ? `/admin/${kind}` : `/admin/${kind}?status=${state}`;
}

function Errors({ now, visited }: { now: number; visited: number | null }) {
  const locale = useLocale();
  const t = todayMessages[locale];
  const found = useAsync('new', () => countNewErrors(newErrorsSince(visited, now)));
  const time = formatDate(new Date(visited ?? now), locale, {
    dateStyle: 'medium',
    timeStyle: 'short',
  });
  return (
    <Part title={t.errors}>
      <AsyncContent content={found} rows={3}>
        {({ count, more }) => {
          const none = visited === null ? t.noErrorsInDay : t.noErrors;
          if (count === 0) return <p className="text-a-muted">{formatMessage(none, { time })}</p>;
          return (
            <>
              <ul>
                <Count value={formatNumber(count, locale) + (more ? '+' : '')}>
                  {formatMessage(visited === null ? t.newInDay : t.newSince, { time })}
                </Count>
              </ul>
              <PanelLink to="/admin/errors">{t.openErrors}</PanelLink>
            </>
          );
        }}
      </AsyncContent>
    </Part>
  );
}
