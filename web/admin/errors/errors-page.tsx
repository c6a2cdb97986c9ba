import { useEffect, useId, useState } from 'react';
import * as v from 'valibot';
import { formatMessage, formatNumber, formatTime } from '#browser/locale/format.ts';
import { useLocale } from '#browser/locale/locale-context.tsx';
import {
  type ErrorGroupChange,
  type ErrorGroupRow,
  type ErrorGroupsAnswer,
  OVERFLOW_GROUP,
} from '#model/errors/group.ts';
import { startOfYesterday } from '#model/time-zone.ts';
import { callApi } from '../data/api-client.ts';
import { PagedPanel } from '../data/async-content.tsx';
import { useMutation } from '../data/use-mutation.ts';
import { usePagedApi } from '../data/use-paged-query.ts';
import { useUrlState } from '../data/use-url-state.ts';
import { Badge, Button, Fact, PageHeader, SegmentedControl } from '../ui/index.ts';
import { errorsMessages } from './messages.ts';

const FILTERS = ['open', 'resolved', 'all'] as const;

const urlSchema = v.object({
  status: v.fallback(v.picklist(FILTERS), 'open'),
  group: v.fallback(v.string(), ''),
});

export function ErrorsPage() {
  const locale = useLocale();
  const t = errorsMessages[locale];
  const url = useUrlState(urlSchema);
  const { status, group } = url.state;
  const { items, ...pages } = usePagedApi(status, async (before: number | null) => {
    const query = new URLSearchParams();
    if (status !== 'all') query.set('status', status);
    if (before !== null) query.set('before', String(before));
    const { groups, next } = await callApi<ErrorGroupsAnswer>(`errors?${query}`);
    return { items: groups, next };
  });
  // A changed group keeps its place until the list is loaded again.
  const [changed, setChanged] = useState<ReadonlyMap<string, ErrorGroupRow>>(new Map());
  useEffect(() => () => setChanged(new Map()), [status]);
  const [newSince] = useState(() => startOfYesterday(Date.now()));
  const { run } = useMutation('changing an error group');

  const change = (sent: ErrorGroupChange) =>
    void run(
      async () => {
        const row = await callApi<ErrorGroupRow>('errors', sent);
        setChanged((before) => new Map(before).set(row.id, row));
      },
      { text: t.done[sent.action] },
    );

  return (
    <>
      <PageHeader text={t.text} />
      <SegmentedControl
        className="mb-4"
        label={t.filterBy}
        options={FILTERS.map((name) => ({ value: name, label: t.filters[name] }))}
        value={status}
        onChoose={(name) => url.set({ status: name })}
      />
      <PagedPanel
        pages={pages}
        isEmpty={items.length === 0}
        empty={t.empty}
        emptyText={t.emptyText}
      >
        <ul aria-label={t.list}>
          {items
            .map((item) => changed.get(item.id) ?? item)
            .map((row) => (
              <GroupRow
                key={row.id}
                row={row}
                isNew={row.status === 'open' && row.first_seen > newSince}
                isOpen={row.id === group}
                toggle={() => url.set({ group: row.id === group ? '' : row.id })}
                change={change}
              />
            ))}
        </ul>
      </PagedPanel>
    </>
  );
}

function GroupRow({
  row,
  isNew,
  isOpen,
  toggle,
  change,
}: {
  row: ErrorGroupRow;
  isNew: boolean;
  isOpen: boolean;
  toggle: () => void;
  change: (sent: ErrorGroupChange) => void;
}) {
  const locale = useLocale();
  const t = errorsMessages[locale];
  const id = useId();
  const when = (millis: number) => formatTime(millis, locale, 'time');
  return (
    <li className="border-b border-a-line last:border-b-0">
      <button
        type="button"
        className="grid min-h-11 w-full cursor-pointer grid-cols-[minmax(0,1fr)_auto_5rem] items-center gap-x-4 gap-y-2 px-4 py-3 text-start -outline-offset-2 hover:bg-a-raised aria-expanded:bg-a-raised max-md:grid-cols-[1fr_auto]"
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        onClick={toggle}
      >
        <span className="max-md:col-span-full">
          <span className="font-semibold break-words">
            {row.id === OVERFLOW_GROUP
              ? t.overflow
              : row.error_report_by_system || row.error_report_by_dev}
          </span>
          <span className="block text-[0.8125rem] text-a-muted">
            <span className="block wrap-anywhere">
              {[row.what_function, row.what_page, row.what_platform].filter(Boolean).join(' · ')}
            </span>
            <span>
              {formatMessage(t.seen, { first: when(row.first_seen), last: when(row.last_seen) })}
            </span>
          </span>
        </span>
        <span className="flex flex-wrap items-center gap-1">
          {isNew && <Badge tone="danger">{t.isNew}</Badge>}
          {row.status === 'resolved' && <Badge tone="good">{t.filters.resolved}</Badge>}
          {row.reopened && row.status === 'open' && <Badge tone="warn">{t.again}</Badge>}
        </span>
        <span className="text-end font-semibold tabular-nums">
          {formatMessage(t.count, { count: formatNumber(row.count, locale) })}
        </span>
      </button>
      {isOpen && (
        <div id={id}>
          <GroupDetails row={row} change={change} />
        </div>
      )}
    </li>
  );
}

function GroupDetails({
  row,
  change,
}: {
  row: ErrorGroupRow;
  change: (sent: ErrorGroupChange) => void;
}) {
  const locale = useLocale();
  const t = errorsMessages[locale];
  const { error_stack_report_by_system: stack } = row;
  const action = row.status === 'open' ? 'resolve' : 'reopen';
  return (
    <div className="grid gap-4 border-t border-a-line bg-a-canvas p-4">
      <Button
        icon={row.status === 'open' ? 'check' : 'undo'}
        className="justify-self-start"
        onClick={() => change({ group: row.id, action })}
      >
        {t[action]}
      </Button>
      {row.status === 'resolved' && row.resolved_at !== null && (
        <p className="wrap-anywhere">
          {formatMessage(t.resolvedAt, {
            when: formatTime(row.resolved_at, locale, 'time'),
            who: row.changed_by ?? '',
            build: row.resolved_build ?? '',
          })}
        </p>
      )}
      <div>
        <h2 className="text-label font-semibold">{t.sample}</h2>
        <dl className="mt-1 grid grid-cols-[auto_1fr] gap-x-4 gap-y-1">
          {row.error_report_by_dev && (
            <Fact name={t.error_report_by_dev}>{row.error_report_by_dev}</Fact>
          )}
          <Fact name={t.build}>{row.build}</Fact>
        </dl>
      </div>
      <div>
        <h2 className="text-label font-semibold">{t.error_stack_report_by_system}</h2>
        {stack === '' ? (
          <p className="text-a-muted">{t.noStack}</p>
        ) : (
          <pre
            tabIndex={0}
            aria-label={t.error_stack_report_by_system}
            className="mt-1 max-h-80 overflow-auto rounded-lg border border-a-line bg-a-panel p-3 text-[0.8125rem] leading-relaxed"
          >
            {stack}
          </pre>
        )}
      </div>
    </div>
  );
}
