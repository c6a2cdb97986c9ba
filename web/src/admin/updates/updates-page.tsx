import { useLocale } from '../../features/locale/index.ts';
import { COLLECTIONS } from '../../../../model/collections.ts';
import { parseRecord } from '../../../../model/parse-record.ts';
import {
  APP_VERSION,
  appVersionRecord,
  VERSION_CHANNELS,
} from '../../../../model/updates/app-version.ts';
import { PageHeader } from '../../admin-ui/index.ts';
import { AsyncContent } from '../../data/async-content.tsx';
import { ChannelPanel } from './channel-panel.tsx';
import { useLiveQuery } from '../../data/use-live-query.ts';
import { updatesMessages } from './messages.ts';

/** Sets the versions that the server answers to open pages (docs/behaviour.md, "States and transitions"). */
export function UpdatesPage() {
  const t = updatesMessages[useLocale()];
  const versions = useLiveQuery(COLLECTIONS.appVersion, 'all', { limit: VERSION_CHANNELS.length });
  return (
    <>
      <PageHeader title={t.title} text={t.text}>
        <p className="text-a-muted">
          {t.thisBuild}: <strong className="text-a-ink">{APP_VERSION}</strong>
        </p>
      </PageHeader>
      <AsyncContent content={versions} rows={4}>
        {(documents) => (
          <div className="grid gap-4 lg:grid-cols-2">
            {VERSION_CHANNELS.toReversed().map((channel) => {
              const found = documents.find(({ id }) => id === channel);
              const current = found ? parseRecord(appVersionRecord, found.data) : null;
              return <ChannelPanel key={channel} channel={channel} current={current} />;
            })}
          </div>
        )}
      </AsyncContent>
    </>
  );
}
