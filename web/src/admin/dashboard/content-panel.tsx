import type { ContentKind } from '../../../../model/content.ts';
import { CONTENT_KINDS } from '../../../../model/content.ts';
import { formatNumber, useLocale } from '../../features/locale/index.ts';
import { useLoaded } from '../data/use-loaded.ts';
import { Badge, Panel, WhenReady } from '../ui/index.ts';
import type { ContentCounts } from './content-counts.ts';
import { countContent } from './content-counts.ts';
import { PanelLink } from './panel-link.tsx';
import { dashboardWords } from './words.ts';

async function countAll(): Promise<{ kind: ContentKind; counts: ContentCounts }[]> {
  const now = new Date();
  const all: { kind: ContentKind; counts: ContentCounts }[] = [];
  for (const kind of CONTENT_KINDS) {
    // oxlint-disable-next-line no-await-in-loop -- one kind at a time, so that the other panels are not kept waiting
    all.push({ kind, counts: await countContent(kind, now) });
  }
  return all;
}

/** What is live, scheduled, or waits for its other language. */
export function ContentPanel() {
  const locale = useLocale();
  const words = dashboardWords[locale];
  const loaded = useLoaded('content', countAll);
  return (
    <Panel title={words.content}>
      <WhenReady live={loaded} rows={4}>
        {(kinds) => (
          <div className="k-table-scroll">
            <table className="k-table k-table-cards">
              <thead>
                <tr>
                  <th scope="col">{words.kind}</th>
                  <th scope="col">{words.liveEn}</th>
                  <th scope="col">{words.liveId}</th>
                  <th scope="col">{words.scheduled}</th>
                  <th scope="col">{words.half}</th>
                  <th scope="col">{words.outdated}</th>
                </tr>
              </thead>
              <tbody>
                {kinds.map(({ kind, counts }) => (
                  <tr key={kind}>
                    <th scope="row">
                      <PanelLink to={`/admin/${kind}`}>{words.kinds[kind]}</PanelLink>
                    </th>
                    <td data-label={words.liveEn}>{formatNumber(counts.live.en, locale)}</td>
                    <td data-label={words.liveId}>{formatNumber(counts.live.id, locale)}</td>
                    <td data-label={words.scheduled}>{formatNumber(counts.scheduled, locale)}</td>
                    <td data-label={words.half}>
                      <Waiting count={counts.half} />
                    </td>
                    <td data-label={words.outdated}>
                      <Waiting count={counts.outdated} />
                    </td>
                  </tr>
                ))}
              </tbody>
            </table>
          </div>
        )}
      </WhenReady>
    </Panel>
  );
}

/** A number that asks for work where it is not zero. */
function Waiting({ count }: { count: number }) {
  const locale = useLocale();
  return count === 0 ? <>0</> : <Badge tone="warn">{formatNumber(count, locale)}</Badge>;
}
