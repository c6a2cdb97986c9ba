import type { ErrorGroupRow } from '../../../../model/errors/api.ts';
import type { ErrorGroupAnswer } from '../../../../model/errors/api.ts';
import { formatTime } from '../../features/locale/format-time.ts';
import { formatMessage, useLocale } from '../../features/locale/index.ts';
import { callApi } from '../../data/api-client.ts';
import { useAsync } from '../../data/use-async.ts';
import { Button, Fact } from '../../admin-ui/index.ts';
import { AsyncContent } from '../../data/async-content.tsx';
import type { Groups } from './use-groups.ts';
import { errorsMessages } from './messages.ts';

/** The latest report of an error group, and what can be done with the group. */
export function GroupDetails({
  row,
  change,
}: {
  row: ErrorGroupRow;
  change: (...args: Parameters<Groups['change']>) => void;
}) {
  const locale = useLocale();
  const t = errorsMessages[locale];
  const details = useAsync(row.id, () => callApi<ErrorGroupAnswer>(`errors?group=${row.id}`));
  const facts = (
    [
      ['error_report_by_dev', row.error_report_by_dev],
      ['what_function', row.what_function],
      ['what_page', row.what_page],
      ['what_platform', row.what_platform === null ? '' : t.platforms[row.what_platform]],
      ['build', row.build],
    ] as const
  ).filter(([, text]) => text !== '');
  return (
    <div className="grid gap-4 border-t border-a-line bg-a-canvas p-4">
      {row.status === 'open' ? (
        <Button
          icon="check"
          className="justify-self-start"
          onClick={() => change(row.id, 'resolve')}
        >
          {t.resolve}
        </Button>
      ) : (
        <Button icon="undo" className="justify-self-start" onClick={() => change(row.id, 'reopen')}>
          {t.reopen}
        </Button>
      )}
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
          {facts.map(([name, text]) => (
            <Fact key={name} name={t[name]}>
              {text}
            </Fact>
          ))}
        </dl>
      </div>
      <div>
        <h2 className="text-label font-semibold">{t.error_stack_report_by_system}</h2>
        <AsyncContent content={details} rows={3}>
          {({ error_stack_report_by_system: stack }) =>
            stack === '' ? (
              <p className="text-a-muted">{t.noStack}</p>
            ) : (
              <pre
                tabIndex={0}
                aria-label={t.error_stack_report_by_system}
                className="mt-1 max-h-80 overflow-auto rounded-lg border border-a-line bg-a-panel p-3 text-[0.8125rem] leading-relaxed"
              >
                {stack}
              </pre>
            )
          }
        </AsyncContent>
      </div>
    </div>
  );
}
