import { grantRoles, missingRoles } from './iam-policy.ts';
import type { ProjectContext, Step } from './step.ts';
import { after, forPerson, openUnless } from './step.ts';

const API = 'iam.googleapis.com';
const BASE = `https://${API}/v1`;
const PROJECTS = 'https://cloudresourcemanager.googleapis.com/v1/projects';
const ISSUER = 'https://token.actions.githubusercontent.com';
const POOL = 'github';

/** Environments of the workflow, and what the account of each may do (docs/deploying.md). */
export const ENVIRONMENTS = {
  production: [
    'roles/firebase.admin',
    'roles/cloudfunctions.admin',
    'roles/cloudscheduler.admin',
    'roles/run.admin',
    'roles/iam.serviceAccountUser',
    'roles/secretmanager.viewer',
  ],
  // Reads the functions, so that the paths of a preview lead to those that are live.
  preview: ['roles/firebasehosting.admin', 'roles/cloudfunctions.viewer'],
} as const;
type Environment = keyof typeof ENVIRONMENTS;

/** Address of the service account with which an environment deploys. */
export const accountOf = ({ project }: ProjectContext, environment: Environment): string =>
  `deploy-${environment}@${project}.iam.gserviceaccount.com`;

/** Resource name of the provider that accepts the identity tokens of an environment. */
export const providerOf = ({ number }: ProjectContext, environment: Environment): string =>
  `projects/${number}/locations/global/workloadIdentityPools/${POOL}/providers/${environment}`;

const accountUrl = (context: ProjectContext, environment: Environment) =>
  `${BASE}/projects/${context.project}/serviceAccounts/${accountOf(context, environment)}`;

const poolsUrl = ({ number }: ProjectContext) =>
  `${BASE}/projects/${number}/locations/global/workloadIdentityPools`;

function subjectGrant({ number, repository = '' }: ProjectContext, environment: Environment) {
  const pool = `projects/${number}/locations/global/workloadIdentityPools/${POOL}`;
  const subject = `repo:${repository}:environment:${environment}`;
  return {
    member: `principal://iam.googleapis.com/${pool}/subject/${subject}`,
    roles: ['roles/iam.workloadIdentityUser'],
  };
}

function conditionOf(repository: string, environment: Environment): string {
  const parts = [
    `assertion.repository == '${repository}'`,
    `assertion.environment == '${environment}'`,
    // Hosting's rights are not per channel: whoever may deploy a preview could release it. Only workflows of main may.
    "assertion.ref == 'refs/heads/main'",
  ];
  return parts.join(' && ');
}

const NO_REPOSITORY = forPerson('name the repository on GitHub: --repository <owner>/<name>');

const pool: Step = {
  name: 'Workload Identity for GitHub',
  api: API,
  check: async (context) =>
    openUnless((await context.api.get(`${poolsUrl(context)}/${POOL}`)) !== null, 'create the pool'),
  apply: async (context) => {
    const url = `${poolsUrl(context)}?workloadIdentityPoolId=${POOL}`;
    await context.api.finish(BASE, await context.api.send('POST', url, { displayName: 'GitHub' }));
  },
};

interface Provider {
  attributeCondition?: string;
}

function environmentSteps(environment: Environment): Step[] {
  const roles = ENVIRONMENTS[environment];
  const grant = (context: ProjectContext) => ({
    member: `serviceAccount:${accountOf(context, environment)}`,
    roles,
  });
  const providersUrl = (context: ProjectContext) => `${poolsUrl(context)}/${POOL}/providers`;
  return [
    {
      name: `account that deploys to ${environment}`,
      api: API,
      check: async (context) =>
        openUnless((await context.api.get(accountUrl(context, environment))) !== null, 'create it'),
      apply: async ({ api, project }) => {
        await api.send('POST', `${BASE}/projects/${project}/serviceAccounts`, {
          accountId: `deploy-${environment}`,
          serviceAccount: { displayName: `GitHub deploys to ${environment}` },
        });
      },
    },
    {
      name: `its roles (${environment})`,
      api: 'cloudresourcemanager.googleapis.com',
      check: async (context) => {
        const account = await context.api.get(accountUrl(context, environment));
        if (account === null) return after('the account');
        const resource = `${PROJECTS}/${context.project}`;
        const missing = await missingRoles(context.api, resource, grant(context), 'project');
        return openUnless(missing.length === 0, `grant ${missing.join(', ')}`);
      },
      apply: (context) =>
        grantRoles(context.api, `${PROJECTS}/${context.project}`, grant(context), 'project'),
    },
    {
      name: `identity tokens of GitHub (${environment})`,
      api: API,
      check: async (context) => {
        if (context.repository === undefined) return NO_REPOSITORY;
        if ((await context.api.get(`${poolsUrl(context)}/${POOL}`)) === null)
          return after('the pool');
        const found = await context.api.get<Provider>(`${providersUrl(context)}/${environment}`);
        const isGood = found?.attributeCondition === conditionOf(context.repository, environment);
        return openUnless(isGood, `accept those of ${context.repository}`);
      },
      apply: async (context) => {
        const { api, repository = '' } = context;
        const url = providersUrl(context);
        const attributeCondition = conditionOf(repository, environment);
        const isThere = (await api.get(`${url}/${environment}`)) !== null;
        const operation = isThere
          ? api.send<object>('PATCH', `${url}/${environment}?updateMask=attributeCondition`, {
              attributeCondition,
            })
          : api.send<object>('POST', `${url}?workloadIdentityPoolProviderId=${environment}`, {
              displayName: environment,
              oidc: { issuerUri: ISSUER },
              attributeMapping: { 'google.subject': 'assertion.sub' },
              attributeCondition,
            });
        await api.finish(BASE, await operation);
      },
    },
    {
      name: `GitHub deploys to ${environment} with that account`,
      api: API,
      check: async (context) => {
        if (context.repository === undefined) return NO_REPOSITORY;
        const resource = accountUrl(context, environment);
        if ((await context.api.get(resource)) === null) return after('the account');
        const missing = await missingRoles(
          context.api,
          resource,
          subjectGrant(context, environment),
          'account',
        );
        return openUnless(missing.length === 0, 'let it');
      },
      apply: (context) =>
        grantRoles(
          context.api,
          accountUrl(context, environment),
          subjectGrant(context, environment),
          'account',
        ),
    },
  ];
}

/** What the delivery workflow signs in with: no key, only identity tokens of this repository and environment. */
export const deliveryAccessSteps: Step[] = [
  pool,
  ...environmentSteps('production'),
  ...environmentSteps('preview'),
];
