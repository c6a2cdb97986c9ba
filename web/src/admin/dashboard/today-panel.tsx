import type { ReactNode } from 'react';
import type { ContentKind } from '../../../../model/content/limits.ts';
import type { Dashboard } from '../../../../model/dashboard/api.ts';
import { NEW_ERRORS_COUNTED } from '../../../../model/dashboard/api.ts';
import { AsyncContent } from '../../data/async-content.tsx';
import type { AsyncState } from '../../data/use-live-query.ts';
import { formatTime } from '../../features/locale/format-time.ts';
import { formatMessage, formatNumber, useLocale } from '../../features/locale/index.ts';
import { Panel } from '../../controls/index.ts';
import { dashboardMessages } from './messages.ts';
import { PanelLink } from './panel-link.tsx';
import { todayMessages } from './today-messages.ts';

/**
 * What an admin has to do: unanswered messages by age, texts that are outdated, in one language only or scheduled, and
 * errors that are new.
 */
export function TodayPanel({
  numbers,
  visited,
}: {
  numbers: AsyncState<Dashboard>;
  /** When the admin was here before; null at the first visit. */
  visited: number | null;
}) {
  const t = todayMessages[useLocale()];
  return (
    <Panel title={t.title}>
      <AsyncContent content={numbers} rows={3}>
        {({ messages, content, errors }) => (
          <div className="grid divide-y divide-a-line lg:grid-cols-3 lg:divide-x lg:divide-y-0">
            <Messages ages={messages} />
            <Content kinds={content} />
            <Errors began={errors.began} visited={visited} />
          </div>
        )}
      </AsyncContent>
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

function Messages({ ages }: { ages: Dashboard['messages'] }) {
  const locale = useLocale();
  const t = todayMessages[locale];
  const waiting = (['overWeek', 'overDay', 'fresh', 'inProgress'] as const).filter(
    (age) => ages[age] > 0,
  );
  return (
    <Part title={t.messages}>
      {waiting.length === 0 ? (
        <p className="text-a-muted">{t.noMessages}</p>
      ) : (
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
      )}
    </Part>
  );
}

function Content({ kinds }: { kinds: Dashboard['content'] }) {
  const locale = useLocale();
  const t = todayMessages[locale];
  const names = dashboardMessages[locale].kinds;
  const open = kinds.filter(({ outdated, half, scheduled }) => outdated + half + scheduled > 0);
  return (
    <Part title={t.content}>
      {open.length === 0 ? (
        <p className="text-a-muted">{t.noContent}</p>
      ) : (
        <ul className="grid gap-1.5">
          {open.map(({ kind, ...counts }) => (
            <li key={kind}>
              <p>{names[kind]}</p>
              {(['outdated', 'half', 'scheduled'] as const).map(
                (state) =>
                  counts[state] > 0 && (
                    <p key={state}>
                      <PanelLink to={linkTo(kind, state)}>
                        <span className="sr-only">{names[kind]}: </span>
                        {formatMessage(t[state], { count: formatNumber(counts[state], locale) })}
                      </PanelLink>
                    </p>
                  ),
              )}
            </li>
          ))}
        </ul>
      )}
    </Part>
  );
}

/** The list of a kind; the texts of one language only are in different states, so no filter finds all of them. */
function linkTo(kind: ContentKind, state: 'outdated' | 'half' | 'scheduled'): string {
  return state === 'half' ? `/admin/${kind}` : `/admin/${kind}?status=${state}`;
}

function Errors({ began, visited }: { began: number; visited: number | null }) {
  const locale = useLocale();
  const t = todayMessages[locale];
  const time = formatTime(visited ?? 0, locale, 'time');
  const none = visited === null ? t.noErrorsInDay : t.noErrors;
  return (
    <Part title={t.errors}>
      {began === 0 ? (
        <p className="text-a-muted">{formatMessage(none, { time })}</p>
      ) : (
        <>
          <ul>
            <Count value={formatNumber(began, locale) + (began >= NEW_ERRORS_COUNTED ? '+' : '')}>
              {formatMessage(visited === null ? t.newInDay : t.newSince, { time })}
            </Count>
          </ul>
          <PanelLink to="/admin/errors">{t.openErrors}</PanelLink>
        </>
      )}
    </Part>
  );
}
