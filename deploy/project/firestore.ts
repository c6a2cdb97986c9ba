import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../../emulators/project.ts';
import { REGION } from '../../functions/src/config.ts';
import { COLLECTIONS } from '../../model/collections.ts';
import type { ProjectContext, Step, Finding } from './step.ts';
import { after, manual, GOOD, fixableUnless } from './step.ts';

const API = 'firestore.googleapis.com';
const BASE = `https://${API}/v1`;

const databaseUrl = ({ project }: ProjectContext) =>
  `${BASE}/projects/${project}/databases/(default)`;

interface Database {
  locationId?: string;
  pointInTimeRecoveryEnablement?: string;
  deleteProtectionState?: string;
}

const readDatabase = (context: ProjectContext) => context.api.get<Database>(databaseUrl(context));

const RECOVERY = { pointInTimeRecoveryEnablement: 'POINT_IN_TIME_RECOVERY_ENABLED' };
const PROTECTION = { deleteProtectionState: 'DELETE_PROTECTION_ENABLED' };
/** Two weeks. */
const BACKUP = { retention: '2592000s', dailyRecurrence: {} };

const database: Step = {
  name: `Firestore in ${REGION}`,
  api: API,
  check: async (context) => {
    const found = await readDatabase(context);
    if (found === null) return { state: 'fixable', what: 'create the database' };
    if (found.locationId === REGION) return GOOD;
    return manual(
      `it is in ${found.locationId}: the functions run elsewhere and the location cannot be changed; use a new project`,
    );
  },
  apply: async ({ api, project }) => {
    const url = `${BASE}/projects/${project}/databases?databaseId=(default)`;
    const body = { locationId: REGION, type: 'FIRESTORE_NATIVE', ...RECOVERY, ...PROTECTION };
    await api.finish(BASE, await api.send('POST', url, body));
  },
};

/** A step that sets a field of the database. */
function databaseField(name: string, value: Partial<Database>): Step {
  const [field, wanted] = Object.entries(value)[0] as [keyof Database, string];
  return {
    name,
    api: API,
    check: async (context) => {
      const found = await readDatabase(context);
      return found === null
        ? after('the database')
        : fixableUnless(found[field] === wanted, 'switch it on');
    },
    apply: async (context) => {
      const url = `${databaseUrl(context)}?updateMask=${field}`;
      await context.api.finish(BASE, await context.api.send('PATCH', url, value));
    },
  };
}

const schedules: Step = {
  name: 'scheduled backups',
  api: API,
  check: async (context) => {
    const answer = await context.api.get<{ backupSchedules?: unknown[] }>(
      `${databaseUrl(context)}/backupSchedules`,
    );
    if (answer === null) return after('the database');
    return fixableUnless((answer.backupSchedules ?? []).length > 0, 'daily, kept for 30 days');
  },
  apply: async (context) => {
    await context.api.send('POST', `${databaseUrl(context)}/backupSchedules`, BACKUP);
  },
};

interface FieldOverride {
  collectionGroup: string;
  fieldPath: string;
  ttl?: boolean;
}

/** Fields at whose time Firestore deletes the document (firestore.indexes.json). */
export function expiringFields(): FieldOverride[] {
  const text = readFileSync(join(ROOT, 'firestore.indexes.json'), 'utf8');
  const { fieldOverrides } = JSON.parse(text) as { fieldOverrides: FieldOverride[] };
  return fieldOverrides.filter(({ ttl }) => ttl === true);
}

const fieldUrl = (context: ProjectContext, { collectionGroup, fieldPath }: FieldOverride) =>
  `${databaseUrl(context)}/collectionGroups/${collectionGroup}/fields/${fieldPath}`;

async function unexpiringFields(context: ProjectContext): Promise<FieldOverride[]> {
  const fields: FieldOverride[] = [];
  for (const field of expiringFields()) {
    const found = await context.api.get<{ ttlConfig?: object }>(fieldUrl(context, field));
    if (found?.ttlConfig === undefined) fields.push(field);
  }
  return fields;
}

const expiry: Step = {
  name: 'deletion of expired records',
  api: API,
  check: async (context): Promise<Finding> => {
    if ((await readDatabase(context)) === null) return after('the database');
    const fields = await unexpiringFields(context);
    const names = fields.map(({ collectionGroup, fieldPath }) => `${collectionGroup}.${fieldPath}`);
    return fixableUnless(names.length === 0, `time to live by ${names.join(', ')}`);
  },
  apply: async (context) => {
    // Google works through the existing documents for minutes; nothing waits for it.
    for (const field of await unexpiringFields(context)) {
      const url = `${fieldUrl(context, field)}?updateMask=ttlConfig`;
      await context.api.send('PATCH', url, { ttlConfig: {} });
    }
  },
};

const ADMINS = {
  structuredQuery: {
    from: [{ collectionId: COLLECTIONS.user }],
    where: {
      fieldFilter: {
        field: { fieldPath: 'is_admin' },
        op: 'EQUAL',
        value: { booleanValue: true },
      },
    },
    limit: 1,
  },
};

const firstAdmin: Step = {
  name: 'an admin',
  api: API,
  check: async (context) => {
    if ((await readDatabase(context)) === null) return after('the database');
    const url = `${databaseUrl(context)}/documents:runQuery`;
    const rows = await context.api.send<{ document?: object }[]>('POST', url, ADMINS);
    if (rows.some(({ document }) => document !== undefined)) return GOOD;
    return context.admin === undefined
      ? manual('create an account at /login of the deployed site, then: --admin <email>')
      : { state: 'fixable', what: `make ${context.admin} an admin` };
  },
  apply: async ({ grantAdmin, admin }) => {
    await grantAdmin(admin ?? '');
  },
};

export const firestore = {
  database,
  recovery: databaseField('point-in-time recovery', RECOVERY),
  protection: databaseField('delete protection', PROTECTION),
  schedules,
  expiry,
  firstAdmin,
};
