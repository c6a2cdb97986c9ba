import { useLocale } from '../../features/locale/index.ts';
import { APP_VERSION, VERSION_CHANNELS } from '../../../../model/app-version.ts';
import { describeProblem } from '../data/problem.ts';
import { ErrorState, Loading, PageHead } from '../ui/index.ts';
import { ChannelPanel } from './channel-panel.tsx';
import { useVersions } from './use-versions.ts';
import { releaseWords } from './words.ts';

/** Sets which version clients check themselves against (specification, section 4). */
export function Releases() {
  const locale = useLocale();
  const words = releaseWords[locale];
  const versions = useVersions();
  return (
    <>
      <PageHead title={words.title} text={words.text}>
        <p className="text-a-muted">
          {words.thisBuild}: <strong className="text-a-ink">{APP_VERSION}</strong>
        </p>
      </PageHead>
      {versions.state === 'loading' && <Loading />}
      {versions.state === 'failed' && (
        <ErrorState text={describeProblem(versions.error, locale)} retry={versions.retry} />
      )}
      {versions.state === 'ready' && (
        <div className="grid gap-4 lg:grid-cols-2">
          {VERSION_CHANNELS.toReversed().map((channel) => (
            <ChannelPanel key={channel} channel={channel} record={versions.value[channel]} />
          ))}
        </div>
      )}
    </>
  );
}
