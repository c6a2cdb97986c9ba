import { Link } from 'react-router-dom';
import { formatMessage, formatNumber, formatTime } from '#browser/locale/format.ts';
import { useLocale } from '#browser/locale/locale-context.tsx';
import { type Dashboard, NOT_NOTIFIED_COUNTED } from '#model/dashboard/api.ts';
import { NEW_ERROR_DAYS } from '#model/errors/group.ts';
import { contentMessages } from '../content/messages.ts';
import { callApi } from '../data/api-client.ts';
import { AsyncContent } from '../data/async-content.tsx';
import { useAsync } from '../data/use-live-query.ts';
import { useMutation } from '../data/use-mutation.ts';
import { Button, Empty, PageHeader, Panel } from '../ui/index.ts';
import { dashboardMessages } from './messages.ts';

export function DashboardPage() {
  const t = dashboardMessages[useLocale()];
  const today = useAsync('today', () => callApi<Dashboard>('dashboard'));
  return (
    <>
      <PageHeader />
      <Panel title={t.today}>
        <AsyncContent content={today} rows={3}>
          {(numbers) => (
            <>
              <EarlierPages pages={numbers.earlierPages} />
              <TodayList numbers={numbers} />
            </>
          )}
        </AsyncContent>
      </Panel>
    </>
  );
}

function EarlierPages({ pages }: { pages: Dashboard['earlierPages'] }) {
  const locale = useLocale();
  const t = dashboardMessages[locale];
  const { busy, run } = useMutation('rendering the pages again');
  if (pages === null) return null;
  const { at, problem } = pages;
  return (
    <div className="flex flex-wrap items-center justify-between gap-3 border-b border-a-line px-4 py-3">
      <div className="min-w-0 wrap-anywhere">
        <p>
          {at === null
            ? t.deliveredPages
            : formatMessage(t.earlierPages, { time: formatTime(at, locale, 'shortTime') })}
        </p>
        {problem !== null && (
          <p className="text-a-muted">{formatMessage(t.problem, { reason: problem })}</p>
        )}
      </div>
      <Button
        busy={busy}
        onClick={() => void run(() => callApi('release', {}), { text: t.renderingAgain })}
      >
        {t.renderAgain}
      </Button>
    </div>
  );
}

function TodayList({ numbers }: { numbers: Dashboard }) {
  const locale = useLocale();
  const t = dashboardMessages[locale];
  const { newMessages, notNotified, newErrors, content } = numbers;
  const unseen = notNotified.length;
  const [firstUnseen = ''] = notNotified;
  const lines = [
    { to: '/admin/messages', text: t.newMessages, count: newMessages },
    {
      to: `/admin/messages?status=all&message=${encodeURIComponent(firstUnseen)}`,
      text: t.notNotified,
      count: unseen,
    },
    {
      to: '/admin/errors',
      text: formatMessage(t.newErrors, { days: NEW_ERROR_DAYS }),
      count: newErrors,
    },
    ...content.flatMap(({ type, ...counts }) =>
      (['scheduled', 'changed'] as const).map((state) => ({
        to: `/admin/${type}?status=${state}`,
        text: formatMessage(t[state], { type: contentMessages[locale].types[type].title }),
        count: counts[state],
      })),
    ),
  ].filter(({ count }) => count > 0);
  if (lines.length === 0) return <Empty title={t.nothing} text={t.nothingText} />;
  return (
    <ul className="divide-y divide-a-line">
      {lines.map(({ to, text, count }) => (
        <li key={to}>
          <Link
            to={to}
            className="flex min-h-11 items-baseline gap-3 px-4 py-2 -outline-offset-2 hover:bg-a-raised"
          >
            <strong className="min-w-[2ch] text-end text-xl tabular-nums">
              {`${formatNumber(count, locale)}${text === t.notNotified && count === NOT_NOTIFIED_COUNTED ? '+' : ''}`}
            </strong>
            <span className="min-w-0 wrap-anywhere">{text}</span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
