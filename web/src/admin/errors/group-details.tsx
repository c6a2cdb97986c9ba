import type { ErrorGroupRow } from '../../../../model/errors/api.ts';
import { errorGroupSchema } from '../../../../model/errors/api.ts';
import { formatTime } from '../../features/locale/format-time.ts';
import { formatMessage, useLocale } from '../../features/locale/index.ts';
import { callApi } from '../../data/api-client.ts';
import { useAsync } from '../../data/use-async.ts';
import { Button, Fact } from '../../controls/index.ts';
import { AsyncContent } from '../../data/async-content.tsx';
import type { Groups } from './use-groups.ts';
import { errorsMessages } from './messages.ts';

/** Details of an error group with its latest reports and the actions. */
export function GroupDetails({
  row,
  change,
}: {
  row: ErrorGroupRow;
  change: (...args: Parameters<Groups['change']>) => void;
}) {
  const locale = useLocale();
  const t = errorsMessages[locale];
  const details = useAsync(row.id, () => callApi(`errors?group=${row.id}`, errorGroupSchema));
  const when = (millis: number) => formatTime(millis, locale, 'time');
  const facts = (
    [
      ['error_report_by_dev', row.error_report_by_dev],
      ['what_function', row.what_function],
      ['what_page', row.what_page.join(', ')],
      ['what_platform', row.what_platform.map((name) => t.platforms[name]).join(', ')],
    ] as const
  ).filter(([, text]) => text !== '');
  return (
    <div className="grid gap-4 border-t border-a-line bg-a-canvas p-4">
      <div className="flex flex-wrap gap-2">
        {row.status === 'open' ? (
          <>
            <Button icon="check" onClick={() => change(row.id, 'resolve')}>
              {t.resolve}
            </Button>
            <Button onClick={() => change(row.id, 'resolve', true)}>{t.resolveNext}</Button>
            <Button variant="quiet" onClick={() => change(row.id, 'mute')}>
              {t.mute}
            </Button>
          </>
        ) : (
          <Button icon="undo" onClick={() => change(row.id, 'reopen')}>
            {t.reopen}
          </Button>
        )}
      </div>
      {row.status === 'resolved' && row.resolved_at !== null && (
        <p>
          {formatMessage(row.resolved_after ? t.resolvedAfter : t.resolvedAt, {
            when: when(row.resolved_at),
            who: row.changed_by ?? '',
            build: row.resolved_after ?? '',
          })}
        </p>
      )}
      {row.status === 'muted' && <p>{formatMessage(t.mutedBy, { who: row.changed_by ?? '' })}</p>}
      <dl className="grid grid-cols-[auto_1fr] gap-x-4 gap-y-1">
        {facts.map(([name, text]) => (
          <Fact key={name} name={t[name]}>
            {text}
          </Fact>
        ))}
      </dl>
      <AsyncContent content={details} rows={3}>
        {({ error_stack_report_by_system: stack, reports }) => (
          <>
            <div>
              <h2 className="control-label">{t.error_stack_report_by_system}</h2>
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
            <div>
              <h2 className="control-label">{t.latest}</h2>
              {reports.length === 0 && <p className="text-a-muted">{t.noReports}</p>}
              <ul className="mt-1 grid gap-1">
                {reports.map((report) => (
                  <li key={report.id} className="flex flex-wrap gap-x-4">
                    <time dateTime={new Date(report.created_date).toISOString()}>
                      {when(report.created_date)}
                    </time>
                    <code className="text-[0.875rem] break-all">{report.what_page}</code>
                    {report.what_platform && (
                      <span className="text-a-muted">{t.platforms[report.what_platform]}</span>
                    )}
                  </li>
                ))}
              </ul>
            </div>
          </>
        )}
      </AsyncContent>
    </div>
  );
}
