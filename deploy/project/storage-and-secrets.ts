import { randomBytes } from 'node:crypto';
import { REGION } from '../../functions/src/config.ts';
import type { SECRET_READERS } from '../../functions/src/service-accounts.ts';
import { DAY_MS } from '../../model/time-zone.ts';
import { secretGrants } from './function-accounts.ts';
import { grantRoles, missingRoles } from './iam-policy.ts';
import type { ProjectContext, Step } from './step.ts';
import { after, manual, GOOD, fixableUnless } from './step.ts';

const STORAGE_API = 'storage.googleapis.com';
const SECRETS_API = 'secretmanager.googleapis.com';
const DAY_S = DAY_MS / 1000;
const SOFT_DELETE_DAYS = 30;
const SOFT_DELETE_MIN_DAYS = 7;

interface Bucket {
  softDeletePolicy?: { retentionDurationSeconds?: string };
}

const bucketUrl = ({ bucket }: ProjectContext) => `https://${STORAGE_API}/storage/v1/b/${bucket}`;

const bucketStep: Step = {
  name: `bucket in ${REGION}`,
  api: STORAGE_API,
  check: async (context) =>
    fixableUnless((await context.api.get(bucketUrl(context))) !== null, `create ${context.bucket}`),
  apply: async ({ api, project }) => {
    const url = `https://firebasestorage.googleapis.com/v1beta/projects/${project}/defaultBucket`;
    await api.send('POST', url, { location: REGION });
  },
};

const softDelete: Step = {
  name: 'deleted pictures can be restored',
  api: STORAGE_API,
  check: async (context) => {
    const found = await context.api.get<Bucket>(bucketUrl(context));
    if (found === null) return after('the bucket');
    const seconds = Number(found.softDeletePolicy?.retentionDurationSeconds ?? 0);
    return fixableUnless(seconds >= SOFT_DELETE_MIN_DAYS * DAY_S, `for ${SOFT_DELETE_DAYS} days`);
  },
  apply: async (context) => {
    const retentionDurationSeconds = String(SOFT_DELETE_DAYS * DAY_S);
    await context.api.send('PATCH', bucketUrl(context), {
      softDeletePolicy: { retentionDurationSeconds },
    });
  },
};

/** Steps that set a secret and let the functions read it. `value` is '' where only a person has it. */
function secretSteps(
  name: keyof typeof SECRET_READERS,
  value: (context: ProjectContext) => string,
  advice: string,
): Step[] {
  const secretsUrl = ({ project }: ProjectContext) =>
    `https://${SECRETS_API}/v1/projects/${project}/secrets`;
  const isSet = async (context: ProjectContext) => {
    const url = `${secretsUrl(context)}/${name}/versions/latest`;
    return (await context.api.get<{ state?: string }>(url))?.state === 'ENABLED';
  };
  return [
    {
      name: `secret ${name}`,
      api: SECRETS_API,
      check: async (context) => {
        if (await isSet(context)) return GOOD;
        return value(context) === '' ? manual(advice) : { state: 'fixable', what: 'set it' };
      },
      apply: async (context) => {
        const url = secretsUrl(context);
        if ((await context.api.get(`${url}/${name}`)) === null) {
          const replication = { automatic: {} };
          await context.api.send('POST', `${url}?secretId=${name}`, { replication });
        }
        const data = Buffer.from(value(context)).toString('base64');
        await context.api.send('POST', `${url}/${name}:addVersion`, { payload: { data } });
      },
    },
    {
      name: `functions read ${name}`,
      api: SECRETS_API,
      check: async (context) => {
        const resource = `${secretsUrl(context)}/${name}`;
        if ((await context.api.get(resource)) === null) return after('the secret');
        for (const grant of secretGrants(name, context)) {
          const missing = await missingRoles(context.api, resource, grant, 'secret');
          if (missing.length > 0) return { state: 'fixable', what: `let ${grant.member}` };
        }
        return GOOD;
      },
      apply: async (context) => {
        const resource = `${secretsUrl(context)}/${name}`;
        for (const grant of secretGrants(name, context)) {
          await grantRoles(context.api, resource, grant, 'secret');
        }
      },
    },
  ];
}

/** The bucket, and the functions' secrets. */
export const storageAndSecretSteps: Step[] = [
  bucketStep,
  softDelete,
  ...secretSteps('RATE_LIMIT_KEY', () => randomBytes(32).toString('hex'), ''),
  ...secretSteps(
    'SMTP_PASSWORD',
    ({ environment }) => environment['SMTP_PASSWORD'] ?? '',
    'set the variable SMTP_PASSWORD to the password of the mail server; to any text if no mail is to be sent',
  ),
];
