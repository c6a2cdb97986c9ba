import { useLocale } from '../../features/locale/index.ts';
import { APP_VERSION, VERSION_CHANNELS } from '../../../../model/app-version.ts';
import { PageHead, WhenReady } from '../ui/index.ts';
import { ChannelPanel } from './channel-panel.tsx';
import { useVersions } from './use-versions.ts';
import { releaseWords } from './words.ts';

/** Sets which version clients check themselves against (specification, section 4). */
export function Releases() {
  const words = releaseWords[useLocale()];
  const versions = useVersions();
  return (
    <>
      <PageHead title={words.title} text={words.text}>
        <p className="text-a-muted">
          {words.thisBuild}: <strong className="text-a-ink">{APP_VERSION}</strong>
        </p>
      </PageHead>
      <WhenReady live={versions} rows={4}>
        {(records) => (
          <div className="grid gap-4 lg:grid-cols-2">
            {VERSION_CHANNELS.toReversed().map((channel) => (
              <ChannelPanel key={channel} channel={channel} record={records[channel]} />
            ))}
          </div>
        )}
      </WhenReady>
    </>
  );
}
