import { isDeepStrictEqual } from 'node:util';
import { grantRoles, missingRoles } from './iam-policy.ts';
import type { ProjectContext, Step } from './step.ts';
import { after, manual, GOOD, fixableUnless } from './step.ts';

const API = 'iam.googleapis.com';
const BASE = `https://${API}/v1`;
const PROJECTS = 'https://cloudresourcemanager.googleapis.com/v1/projects';
const ISSUER = 'https://token.actions.githubusercontent.com';
const POOL = 'github';

/** The Firebase CLI looks in the name of the project whether its APIs are on; other roles do not contain that right. */
const LOOKS_FOR_APIS = 'roles/serviceusage.serviceUsageConsumer';

/** Environments of the workflow, and what the account of each may do (docs/deploying.md). */
export const ENVIRONMENTS = {
  production: [
    LOOKS_FOR_APIS,
    'roles/firebase.admin',
    'roles/cloudfunctions.admin',
    'roles/cloudscheduler.admin',
    'roles/run.admin',
    'roles/iam.serviceAccountUser',
    'roles/secretmanager.viewer',
  ],
  // Reads the functions, so that the paths of a preview lead to those that are live.
  preview: [LOOKS_FOR_APIS, 'roles/firebasehosting.admin', 'roles/cloudfunctions.viewer'],
} as const;
type Environment = keyof typeof ENVIRONMENTS;

/** Roles for everything in the project, which no deployment needs. */
const BASIC_ROLES = ['roles/owner', 'roles/editor'];

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

const NO_REPOSITORY = manual('name the repository on GitHub: --repository <owner>/<name>');

interface Provider {
  name?: string;
  disabled?: boolean;
  attributeCondition?: string;
  attributeMapping?: Record<string, string>;
  oidc?: { issuerUri?: string; allowedAudiences?: string[]; jwksJson?: string };
}

const providersUrl = (context: ProjectContext) => `${poolsUrl(context)}/${POOL}/providers`;

const pool: Step = {
  name: 'Workload Identity for GitHub',
  api: API,
  check: async (context) => {
    if ((await context.api.get(`${poolsUrl(context)}/${POOL}`)) === null) {
      return { state: 'fixable', what: 'create the pool' };
    }
    const answer = await context.api.get<{ workloadIdentityPoolProviders?: Provider[] }>(
      `${providersUrl(context)}?pageSize=100`,
    );
    const others = (answer?.workloadIdentityPoolProviders ?? [])
      .map(({ name = '' }) => name.split('/').at(-1) ?? '')
      .filter((id) => !Object.hasOwn(ENVIRONMENTS, id));
    return others.length === 0
      ? GOOD
      : manual(
          `delete its provider ${others.join(', ')}: the accounts trust subjects of the pool, whichever provider names them`,
        );
  },
  apply: async (context) => {
    const url = `${poolsUrl(context)}?workloadIdentityPoolId=${POOL}`;
    await context.api.finish(BASE, await context.api.send('POST', url, { displayName: 'GitHub' }));
  },
};

/** What decides whose tokens a provider accepts, and for whom it takes them. */
const trustOf = (repository: string, environment: Environment) => ({
  oidc: { issuerUri: ISSUER },
  attributeMapping: { 'google.subject': 'assertion.sub' },
  attributeCondition: conditionOf(repository, environment),
});

/** Compares without the order of fields and without those that Google adds empty. */
function isTrusted(found: Provider | null, repository: string, environment: Environment): boolean {
  const { oidc, attributeMapping, attributeCondition } = trustOf(repository, environment);
  return (
    found?.oidc?.issuerUri === oidc.issuerUri &&
    // Keys that somebody uploaded would be trusted instead of the issuer's; workflows name the standard audience.
    (found.oidc.jwksJson ?? '') === '' &&
    (found.oidc.allowedAudiences ?? []).length === 0 &&
    isDeepStrictEqual(found.attributeMapping, attributeMapping) &&
    found.attributeCondition === attributeCondition &&
    found.disabled !== true
  );
}

function environmentSteps(environment: Environment): Step[] {
  const roles = ENVIRONMENTS[environment];
  const grant = (context: ProjectContext) => ({
    member: `serviceAccount:${accountOf(context, environment)}`,
    roles,
  });
  return [
    {
      name: `account that deploys to ${environment}`,
      api: API,
      check: async (context) => {
        const url = accountUrl(context, environment);
        if ((await context.api.get(url)) === null) return { state: 'fixable', what: 'create it' };
        const answer = await context.api.get<{ keys?: object[] }>(
          `${url}/keys?keyTypes=USER_MANAGED`,
        );
        return (answer?.keys ?? []).length === 0
          ? GOOD
          : manual('delete its keys: whoever has one may deploy, from anywhere');
      },
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
        if (missing.length > 0) return { state: 'fixable', what: `grant ${missing.join(', ')}` };
        const basic = { ...grant(context), roles: BASIC_ROLES };
        const lacked = await missingRoles(context.api, resource, basic, 'project');
        const excess = BASIC_ROLES.filter((role) => !lacked.includes(role));
        return excess.length === 0 ? GOOD : manual(`take ${excess.join(', ')} away from it`);
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
        const isGood = isTrusted(found, context.repository, environment);
        return fixableUnless(isGood, `accept those of ${context.repository}, and no others`);
      },
      apply: async (context) => {
        const { api, repository = '' } = context;
        const url = providersUrl(context);
        const trust = trustOf(repository, environment);
        const mask = [...Object.keys(trust), 'disabled'].join(',');
        const isThere = (await api.get(`${url}/${environment}`)) !== null;
        const operation = isThere
          ? api.send<object>('PATCH', `${url}/${environment}?updateMask=${mask}`, {
              ...trust,
              disabled: false,
            })
          : api.send<object>('POST', `${url}?workloadIdentityPoolProviderId=${environment}`, {
              displayName: environment,
              ...trust,
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
        return fixableUnless(missing.length === 0, 'let it');
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
