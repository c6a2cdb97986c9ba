import type { ServiceAccount } from '../../functions/src/service-accounts.ts';
import {
  addressOf,
  SERVICE_ACCOUNT_ROLES,
  SECRET_READERS,
} from '../../functions/src/service-accounts.ts';
import type { Grant } from './iam-policy.ts';
import { grantRoles, missingRoles } from './iam-policy.ts';
import type { ProjectContext, Step } from './step.ts';
import { after, fixableUnless } from './step.ts';

const API = 'iam.googleapis.com';
const RESOURCES_API = 'cloudresourcemanager.googleapis.com';

const accountsUrl = ({ project }: ProjectContext) =>
  `https://${API}/v1/projects/${project}/serviceAccounts`;

const memberOf = (account: ServiceAccount, { project }: ProjectContext): string =>
  `serviceAccount:${addressOf(account, project)}`;

/** Who reads a secret. */
export const secretGrants = (name: keyof typeof SECRET_READERS, context: ProjectContext): Grant[] =>
  SECRET_READERS[name].map((account) => ({
    member: memberOf(account, context),
    roles: ['roles/secretmanager.secretAccessor'],
  }));

function accountSteps(account: ServiceAccount): Step[] {
  const accountUrl = (context: ProjectContext) =>
    `${accountsUrl(context)}/${addressOf(account, context.project)}`;
  const projectUrl = ({ project }: ProjectContext) =>
    `https://${RESOURCES_API}/v1/projects/${project}`;
  const grant = (context: ProjectContext) => ({
    member: memberOf(account, context),
    roles: SERVICE_ACCOUNT_ROLES[account],
  });
  return [
    {
      name: `account of functions (${account})`,
      api: API,
      check: async (context) =>
        fixableUnless((await context.api.get(accountUrl(context))) !== null, 'create it'),
      apply: async (context) => {
        await context.api.send('POST', accountsUrl(context), {
          accountId: `run-${account}`,
          serviceAccount: { displayName: `Functions: ${account}` },
        });
      },
    },
    {
      name: `roles of functions (${account})`,
      api: RESOURCES_API,
      check: async (context) => {
        if ((await context.api.get(accountUrl(context))) === null) return after('the account');
        const missing = await missingRoles(
          context.api,
          projectUrl(context),
          grant(context),
          'project',
        );
        return fixableUnless(missing.length === 0, `grant ${missing.join(', ')}`);
      },
      apply: (context) => grantRoles(context.api, projectUrl(context), grant(context), 'project'),
    },
  ];
}

/** The accounts with which the functions run. */
export const functionAccountSteps: Step[] = (
  Object.keys(SERVICE_ACCOUNT_ROLES) as ServiceAccount[]
).flatMap(accountSteps);
