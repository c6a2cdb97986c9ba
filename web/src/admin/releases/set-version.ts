import type { VersionChannel } from '../../../../model/app-version.ts';
import { COLLECTIONS } from '../../../../model/collections.ts';
import { changeWithAudit } from '../../data/audited-change.ts';

/** Sets the version that clients of a channel check themselves against, and notes who did. */
export function setVersion(channel: VersionChannel, version: string): Promise<void> {
  const name = COLLECTIONS.appVersion;
  return changeWithAudit(
    { action: 'version_set', target: `${name}/${channel}`, detail: version },
    (stamp) => [{ kind: 'write', name, id: channel, data: { version, ...stamp } }],
  );
}
