import type { ErrorGroupRow } from '../../../../model/error-group.ts';
import { formatDate, useLocale } from '../../features/locale/index.ts';
import { useLoaded } from '../data/use-loaded.ts';
import { Button, WhenReady, fill } from '../ui/index.ts';
import { loadGroup } from './error-api.ts';
import type { Groups } from './use-groups.ts';
import { errorWords } from './words.ts';

/** Everything known of one kind of error, and what can be done about it. */
export function GroupDetails({
  row,
  act,
}: {
  row: ErrorGroupRow;
  act: (...change: Parameters<Groups['change']>) => void;
}) {
  const locale = useLocale();
  const words = errorWords[locale];
  const loaded = useLoaded(row.id, () => loadGroup(row.id));
  const when = (millis: number) =>
    formatDate(new Date(millis), locale, { dateStyle: 'medium', timeStyle: 'short' });
  return (
    <div className="grid gap-4 border-t border-a-line bg-a-canvas p-4">
      <div className="flex flex-wrap gap-2">
        {row.status === 'open' ? (
          <>
            <Button icon="check" onClick={() => act(row.id, 'resolve')}>
              {words.resolve}
            </Button>
            <Button onClick={() => act(row.id, 'resolve', true)}>{words.resolveNext}</Button>
            <Button look="quiet" onClick={() => act(row.id, 'mute')}>
              {words.mute}
            </Button>
          </>
        ) : (
          <Button icon="undo" onClick={() => act(row.id, 'reopen')}>
            {words.reopen}
          </Button>
        )}
      </div>
      {row.status === 'resolved' && row.resolved_at !== null && (
        <p>
          {fill(row.resolved_after ? words.resolvedAfter : words.resolvedAt, {
            when: when(row.resolved_at),
            who: row.changed_by ?? '',
            build: row.resolved_after ?? '',
          })}
        </p>
      )}
      {row.status === 'muted' && <p>{fill(words.mutedBy, { who: row.changed_by ?? '' })}</p>}
      <dl className="grid grid-cols-[auto_1fr] gap-x-4 gap-y-1">
        <Fact name={words.during} text={row.during} />
        <Fact name={words.inFunction} text={row.in_function} />
        <Fact name={words.pages} text={row.pages.join(', ')} />
        <Fact name={words.platforms} text={row.platforms.join(', ')} />
      </dl>
      <WhenReady live={loaded} rows={3}>
        {({ group, reports }) => (
          <>
            <div>
              <h3 className="k-label">{words.stack}</h3>
              {group.stack === '' ? (
                <p className="text-a-muted">{words.noStack}</p>
              ) : (
                <pre
                  tabIndex={0}
                  aria-label={words.stack}
                  className="mt-1 max-h-80 overflow-auto rounded-lg border border-a-line bg-a-panel p-3 text-[0.8125rem] leading-relaxed"
                >
                  {group.stack}
                </pre>
              )}
            </div>
            <div>
              <h3 className="k-label">{words.latest}</h3>
              {reports.length === 0 && <p className="text-a-muted">{words.noReports}</p>}
              <ul className="mt-1 grid gap-1">
                {reports.map((report) => (
                  <li key={report.id} className="flex flex-wrap gap-x-4">
                    <time dateTime={new Date(report.created).toISOString()}>
                      {when(report.created)}
                    </time>
                    <code className="text-[0.875rem] break-all">{report.page}</code>
                    <span className="text-a-muted">{report.platform}</span>
                  </li>
                ))}
              </ul>
            </div>
          </>
        )}
      </WhenReady>
    </div>
  );
}

function Fact({ name, text }: { name: string; text: string }) {
  if (text === '') return null;
  return (
    <>
      <dt className="text-a-muted">{name}</dt>
      <dd className="min-w-0 break-words">{text}</dd>
    </>
  );
}
