import { COLLECTIONS } from '#model/collections.ts';
import { appVersionRecord } from '#model/updates/app-version.ts';
import type { CollectionAccess, Target } from '../support/access.ts';
import { EARLIER, stampBy } from '../support/identities.ts';

const change = {
  schema: appVersionRecord,
  fields: ['version', 'updated_by', 'updated_date'],
  sample: (person) => ({ version: '2.0.0.01012027', ...stampBy(person) }),
} satisfies Target['change'];

const versionTarget = (channel: 'dev' | 'prod'): Target => ({
  about: channel,
  path: () => `${COLLECTIONS.appVersion}/${channel}`,
  alone: true,
  stored: () => ({
    version: '1.0.7.01012025',
    updated_by: 'somebody-else',
    updated_date: EARLIER,
  }),
  may: { get: 'admins only', create: 'admins only', update: 'admins only' },
  creation: appVersionRecord,
  change,
});

export const appVersion: CollectionAccess = {
  name: 'app_version/{dev|prod}',
  list: 'admins only',
  targets: [versionTarget('dev'), versionTarget('prod')],
};

export const auditLog: CollectionAccess = {
  name: 'audit_log/{id}',
  list: 'admins only',
  targets: [
    {
      about: 'any',
      path: (key) => `${COLLECTIONS.auditLog}/${key}`,
      stored: ({ uid, email }) => ({
        action: 'admin_grant',
        target: 'user/x',
        detail: '',
        by: uid,
        by_email: email,
        created_date: EARLIER,
      }),
      may: { get: 'admins only' },
    },
  ],
};
