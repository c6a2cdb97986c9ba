import type { StoredVersion, VersionChannel } from '../../../../model/app-version.ts';
import { VERSION_CHANNELS, storedVersionSchema } from '../../../../model/app-version.ts';
import { COLLECTIONS } from '../../../../model/collections.ts';
import type { Parsed } from '../../firebase/parse-record.ts';
import { parseRecord } from '../../firebase/parse-record.ts';
import type { AsyncState } from '../../data/use-live-query.ts';
import { useLiveQuery } from '../../data/use-live-query.ts';

export type Versions = Record<VersionChannel, Parsed<StoredVersion> | null>;

/** The version records of both channels, live; null where none is set. */
export function useVersions(): AsyncState<Versions> {
  const live = useLiveQuery(COLLECTIONS.appVersion, 'all', { limit: VERSION_CHANNELS.length + 2 });
  if (live.state !== 'ready') return live;
  const record = (channel: VersionChannel) => {
    const found = live.value.find(({ id }) => id === channel);
    return found === undefined ? null : parseRecord(storedVersionSchema, found);
  };
  return { ...live, value: { dev: record('dev'), prod: record('prod') } };
}
