import { APP_VERSION, VERSION_CHANNELS } from '../../../../model/releases/app-version.ts';
import { useLocale } from '../../features/locale/index.ts';
import { useVersions } from '../releases/use-versions.ts';
import { Badge, Panel } from '../../controls/index.ts';
import { AsyncContent } from '../../data/async-content.tsx';
import { PanelLink } from './panel-link.tsx';
import { dashboardMessages } from './messages.ts';

/** The version of each channel next to the version of this build. */
export function ReleasesPanel() {
  const t = dashboardMessages[useLocale()];
  const versions = useVersions();
  return (
    <Panel title={t.versions} aside={<PanelLink to="/admin/releases">{t.versionsAll}</PanelLink>}>
      <AsyncContent content={versions} rows={3}>
        {(records) => (
          <dl className="grid gap-x-6 p-4 sm:grid-cols-[auto_minmax(0,1fr)] sm:gap-y-1.5">
            {VERSION_CHANNELS.toReversed().map((channel) => {
              const record = records[channel];
              const version = record?.ok ? record.value.version : null;
              return (
                <div key={channel} className="contents">
                  <dt className="text-a-muted">{t[channel]}</dt>
                  <dd className="flex flex-wrap items-center gap-2 font-medium wrap-anywhere tabular-nums max-sm:mb-2">
                    {version ?? (record === null ? t.unset : t.damaged)}
                    {version !== null && version !== APP_VERSION && (
                      <Badge tone="warn">{t.differs}</Badge>
                    )}
                  </dd>
                </div>
              );
            })}
            <dt className="text-a-muted">{t.thisBuild}</dt>
            <dd className="font-medium wrap-anywhere tabular-nums">{APP_VERSION}</dd>
          </dl>
        )}
      </AsyncContent>
    </Panel>
  );
}
