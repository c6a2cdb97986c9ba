import type { AppVersion, VersionChannel } from '../../../../model/app-version.ts';
import { VERSION_CHANNELS, appVersionRecord } from '../../../../model/app-version.ts';
import type { Parsed } from '../../../../model/parse-record.ts';
import { parseRecord } from '../../../../model/parse-record.ts';
import { COLLECTIONS } from '../../../../model/collections.ts';
import type { AsyncState } from '../../data/use-live-query.ts';
import { useLiveQuery } from '../../data/use-live-query.ts';

export type Versions = Record<VersionChannel, Parsed<AppVersion> | null>;

/** The version records of both channels, live; null where none is set. */
export function useVersions(): AsyncState<Versions> {
  const live = useLiveQuery(COLLECTIONS.appVersion, 'all', { limit: VERSION_CHANNELS.length + 2 });
  if (live.state !== 'ready') return live;
  const record = (channel: VersionChannel) => {
    const found = live.value.find(({ id }) => id === channel);
    return found === undefined ? null : parseRecord(appVersionRecord, found);
  };
  return { ...live, value: { dev: record('dev'), prod: record('prod') } };
}
