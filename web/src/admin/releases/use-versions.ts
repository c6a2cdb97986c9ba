import type { AppVersion, VersionChannel } from '../../../../model/releases/app-version.ts';
import { VERSION_CHANNELS, appVersionRecord } from '../../../../model/releases/app-version.ts';
import type { Parsed } from '../../../../model/parse-record.ts';
import { parseRecord } from '../../../../model/parse-record.ts';
import { COLLECTIONS } from '../../../../model/collections.ts';
import type { AsyncState } from '../../data/use-live-query.ts';
import { useLiveQuery } from '../../data/use-live-query.ts';

export type Versions = Record<VersionChannel, Parsed<AppVersion> | null>;

/** The version records of both channels, live; null for a channel without one. */
export function useVersions(): AsyncState<Versions> {
  const documents = useLiveQuery(COLLECTIONS.appVersion, 'all', {
    limit: VERSION_CHANNELS.length + 2,
  });
  if (documents.state !== 'ready') return documents;
  const record = (channel: VersionChannel) => {
    const document = documents.value.find(({ id }) => id === channel);
    return document === undefined ? null : parseRecord(appVersionRecord, document);
  };
  return { ...documents, value: { dev: record('dev'), prod: record('prod') } };
}
