import type { Dashboard } from '../../../../model/dashboard/api.ts';
import { useLocale } from '../../features/locale/index.ts';
import { Panel } from '../../controls/index.ts';
import { languageNames } from '../../controls/language-names.ts';
import { NumberTable } from '../../controls/number-table.tsx';
import { AsyncContent } from '../../data/async-content.tsx';
import type { AsyncState } from '../../data/use-live-query.ts';
import { dashboardMessages } from './messages.ts';

/** How many texts are live. What has to be done with the others: `TodayPanel`. */
export function ContentPanel({ numbers }: { numbers: AsyncState<Dashboard> }) {
  const locale = useLocale();
  const t = dashboardMessages[locale];
  const names = languageNames[locale];
  return (
    <Panel title={t.content}>
      <AsyncContent content={numbers} rows={4}>
        {({ content }) => (
          <NumberTable
            head={[t.kind, names.en, names.id]}
            rows={content.map(({ kind, live }) => [t.kinds[kind], live.en, live.id])}
          />
        )}
      </AsyncContent>
    </Panel>
  );
}
