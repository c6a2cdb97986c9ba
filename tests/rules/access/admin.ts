import { COLLECTIONS } from '../../../model/collections.ts';
import { appVersionRecord } from '../../../model/updates/app-version.ts';
import type { CollectionAccess, Target } from '../support/access.ts';
import type { Fields } from '../support/firestore-rest.ts';
import { SERVER_TIME } from '../support/firestore-rest.ts';
import type { Person } from '../support/identities.ts';

const versionShape = {
  schema: appVersionRecord,
  fields: ['version', 'updated_by', 'updated_date'],
  sample: ({ uid }: Person): Fields => ({
    version: '2.0.0.01012027',
    updated_by: uid,
    updated_date: SERVER_TIME,
  }),
};

const versionTarget = (channel: 'dev' | 'prod'): Target => ({
  about: channel,
  // Only two such documents exist, so these cases do not run at the same time as others.
  path: () => `${COLLECTIONS.appVersion}/${channel}`,
  stored: () => ({
    version: '1.0.7.01012025',
    updated_by: 'somebody-else',
    updated_date: SERVER_TIME,
  }),
  may: { get: 'admins only', create: 'admins only', update: 'admins only', delete: 'nobody' },
  creation: versionShape,
  change: versionShape,
  note: 'Every change says who made it, and when.',
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
        created_date: SERVER_TIME,
      }),
      may: { get: 'admins only', create: 'nobody', update: 'nobody', delete: 'nobody' },
      note: 'Functions write it.',
    },
  ],
};
