import { SetupError } from '../../emulators/project.ts';
import type { GoogleApi } from './google-api.ts';
import { ApiError } from './google-api.ts';
import type { ProjectContext, Step } from './step.ts';
import { after, manual, GOOD, fixableUnless, SERVICE_USAGE } from './step.ts';

const SERVICES = `https://${SERVICE_USAGE}/v1`;
const FIREBASE = 'https://firebase.googleapis.com/v1beta1';
const BILLING = 'https://cloudbilling.googleapis.com/v1';
const BUDGETS = 'https://billingbudgets.googleapis.com/v1';

/** What the site, its deployment and the steps use. */
const APIS = [
  'artifactregistry',
  'billingbudgets',
  'cloudbilling',
  'cloudbuild',
  'cloudfunctions',
  'cloudresourcemanager',
  'cloudscheduler',
  // Creates the account with which the functions run.
  'compute',
  'eventarc',
  'firebase',
  'firebaseappcheck',
  'firebasehosting',
  'firebaserules',
  'firebasestorage',
  'firestore',
  'iam',
  'iamcredentials',
  'identitytoolkit',
  'pubsub',
  'recaptchaenterprise',
  'run',
  'secretmanager',
  'storage',
  'sts',
].map((name) => `${name}.googleapis.com`);

/** What works without billing, and links it. Most other APIs cannot be enabled before. */
const BILLING_APIS = ['cloudbilling.googleapis.com', 'cloudresourcemanager.googleapis.com'];

/** Most APIs that one request enables. */
const BATCH = 20;

interface Service {
  name: string;
  parent: string;
  state: 'ENABLED' | 'DISABLED';
}

/**
 * Finds a project, and notes which of its APIs are on.
 * @returns Google's number of the project
 * @throws {SetupError} where Google does not show the project: a typo, or no right
 */
export async function findProject(api: GoogleApi, project: string): Promise<string> {
  const names = APIS.map((name) => `names=projects/${project}/services/${name}`).join('&');
  try {
    const url = `${SERVICES}/projects/${project}/services:batchGet?${names}`;
    const { services } = await api.send<{ services: Service[] }>('GET', url);
    for (const { name, state } of services) {
      if (state === 'ENABLED') api.enabledApis.add(name.split('/').at(-1) ?? '');
    }
    return services[0]?.parent.split('/')[1] ?? '';
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    throw new SetupError(
      `Google shows you no project "${project}": check its name ("gcloud projects list") and that you are signed in with an account that may see it. Google says: ${error.message}`,
    );
  }
}

interface BillingInfo {
  billingAccountName?: string;
  billingEnabled?: boolean;
}

const billingInfo = ({ api, project }: ProjectContext) =>
  api.get<BillingInfo>(`${BILLING}/projects/${project}/billingInfo`);

interface Budget {
  budgetFilter?: { projects?: string[] };
}

interface WebApp {
  appId: string;
  state?: string;
}

/** The project's web app; undefined where there is none. */
export async function webApp({ api, project }: ProjectContext): Promise<WebApp | undefined> {
  const answer = await api.get<{ apps?: WebApp[] }>(`${FIREBASE}/projects/${project}/webApps`);
  return answer?.apps?.find(({ state }) => state !== 'DELETED');
}

/** Values of the web app that a build needs; null where there is no web app. */
export async function webAppConfig(
  context: ProjectContext,
): Promise<{ apiKey: string; authDomain: string; appId: string } | null> {
  const app = await webApp(context);
  if (app === undefined) return null;
  return context.api.get(`${FIREBASE}/projects/${context.project}/webApps/${app.appId}/config`);
}

const billing: Step = {
  name: 'billing',
  api: 'cloudbilling.googleapis.com',
  check: async (context) => {
    if ((await billingInfo(context))?.billingEnabled === true) return GOOD;
    return context.billingAccount === undefined
      ? manual('name the billing account: --billing-account <id> ("gcloud billing accounts list")')
      : { state: 'fixable', what: `link the billing account ${context.billingAccount}` };
  },
  apply: async ({ api, project, billingAccount }) => {
    await api.send('PUT', `${BILLING}/projects/${project}/billingInfo`, {
      billingAccountName: `billingAccounts/${billingAccount}`,
    });
  },
};

/** A step that enables APIs. */
function apisStep(name: string, names: readonly string[]): Step {
  const missing = ({ api }: ProjectContext) => names.filter((found) => !api.enabledApis.has(found));
  return {
    name,
    api: SERVICE_USAGE,
    check: (context) => {
      const open = missing(context);
      return Promise.resolve(fixableUnless(open.length === 0, `enable ${open.join(', ')}`));
    },
    apply: async (context) => {
      const { api, project } = context;
      const open = missing(context);
      for (let from = 0; from < open.length; from += BATCH) {
        const serviceIds = open.slice(from, from + BATCH);
        const url = `${SERVICES}/projects/${project}/services:batchEnable`;
        await api.finish(SERVICES, await api.send('POST', url, { serviceIds }));
        for (const enabled of serviceIds) api.enabledApis.add(enabled);
      }
    },
  };
}

const firebase: Step = {
  name: 'Firebase',
  api: 'firebase.googleapis.com',
  check: async ({ api, project }) =>
    fixableUnless((await api.get(`${FIREBASE}/projects/${project}`)) !== null, 'add Firebase'),
  apply: async ({ api, project }) => {
    const url = `${FIREBASE}/projects/${project}:addFirebase`;
    await api.finish(FIREBASE, await api.send('POST', url, {}));
  },
};

const web: Step = {
  name: 'web app',
  api: 'firebase.googleapis.com',
  check: async (context) => fixableUnless((await webApp(context)) !== undefined, 'create it'),
  apply: async ({ api, project, studio }) => {
    const url = `${FIREBASE}/projects/${project}/webApps`;
    await api.finish(FIREBASE, await api.send('POST', url, { displayName: studio.name }));
  },
};

const budget: Step = {
  name: 'budget',
  api: 'billingbudgets.googleapis.com',
  check: async (context) => {
    const account = (await billingInfo(context))?.billingAccountName ?? '';
    if (account === '') return after('billing');
    const answer = await context.api.get<{ budgets?: Budget[] }>(
      `${BUDGETS}/${account}/budgets?pageSize=100`,
    );
    const name = `projects/${context.number}`;
    if (answer?.budgets?.some(({ budgetFilter }) => budgetFilter?.projects?.includes(name))) {
      return GOOD;
    }
    return context.budget === undefined
      ? manual('name the amount of a month: --budget <amount>, in the currency of the account')
      : { state: 'fixable', what: `mails at 50, 90 and 100 % of ${context.budget} a month` };
  },
  apply: async (context) => {
    const account = (await billingInfo(context))?.billingAccountName ?? '';
    await context.api.send('POST', `${BUDGETS}/${account}/budgets`, {
      displayName: context.project,
      budgetFilter: { projects: [`projects/${context.number}`], calendarPeriod: 'MONTH' },
      amount: { specifiedAmount: { units: String(context.budget) } },
      thresholdRules: [0.5, 0.9, 1].map((thresholdPercent) => ({ thresholdPercent })),
    });
  },
};

/** Billing, APIs, Firebase and its web app, budget: in this order. */
export const foundation = {
  billingApis: apisStep('APIs for billing', BILLING_APIS),
  billing,
  apis: apisStep('APIs', APIS),
  firebase,
  web,
  budget,
};
