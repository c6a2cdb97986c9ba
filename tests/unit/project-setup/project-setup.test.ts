import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { findProject } from '../../../deploy/project/foundation.ts';
import { GoogleApi } from '../../../deploy/project/google-api.ts';
import { setUp, workflowVariables } from '../../../deploy/project/set-up.ts';
import type { ProjectContext } from '../../../deploy/project/step.ts';
import { inspect } from '../../../deploy/project/step.ts';
import { projectSteps } from '../../../deploy/project/steps.ts';
import { SetupError } from '../../../emulators/project.ts';
import { FakeGoogle } from './fake-google.ts';

const PROVIDERS = 'locations/global/workloadIdentityPools/github/providers';

/** Everything that a person can name. */
const ALL: Partial<ProjectContext> = {
  providers: ['google'],
  admin: 'nina@studio.id',
  repository: 'studio/site',
  billingAccount: '0A-0B-0C',
  budget: 500_000,
  enforceAppCheck: true,
  environment: { SMTP_PASSWORD: 'secret', GOOGLE_CLIENT_ID: 'id', GOOGLE_CLIENT_SECRET: 'hidden' },
};

interface Run {
  lines: string[];
  left: number;
  planned: number;
  done: number;
}

async function open(google: FakeGoogle, changes: Partial<ProjectContext>): Promise<ProjectContext> {
  const project = changes.project ?? google.project;
  const api = new GoogleApi({
    project,
    token: () => Promise.resolve('token'),
    fetch: google.fetch,
    sleep: () => Promise.resolve(),
  });
  return {
    number: await findProject(api, project),
    api,
    project,
    bucket: google.bucket,
    studio: { name: 'Studio', domain: 'studio.id' },
    providers: [],
    enforceAppCheck: false,
    environment: {},
    grantAdmin: google.grantAdmin,
    ...changes,
  };
}

async function run(
  google: FakeGoogle,
  isApplied: boolean,
  changes: Partial<ProjectContext> = ALL,
): Promise<Run> {
  const context = await open(google, changes);
  const lines: string[] = [];
  const result = await setUp(projectSteps(context.providers), context, isApplied, (line) => {
    lines.push(line);
  });
  return { lines, ...result };
}

/** What exists, without the random key of the rate limits. */
function stateOf({ resources, policies, enabled, admins }: FakeGoogle): string[] {
  const entries = [...resources, ...policies].filter(
    ([key]) => key !== 'secrets/RATE_LIMIT_KEY/versions/latest',
  );
  const text = entries.map(([key, value]) => `${key} ${JSON.stringify(value)}`);
  return [...text, ...enabled, ...admins].sort();
}

/** What is left to a person in a project that was set up just now: see `finishByHand`. */
const BY_HAND = [
  /^! deployed rules are those of firestore\.rules: deploy them/,
  /^! deployed rules are those of storage\.rules: deploy them/,
  /^! no sign-in on pages of a visitor's own machine: remove localhost/,
].map((line) => expect.stringMatching(line) as string);

/** Deploys rules as the Firebase CLI names them, and removes the domain that Google adds. */
function finishByHand({ resources, project, bucket }: FakeGoogle): void {
  for (const [release, file] of [
    ['cloud.firestore', 'firestore.rules'],
    [`firebase.storage/${bucket}`, 'storage.rules'],
  ] as const) {
    const id = `rulesets/${file.split('.')[0]}`;
    resources.set(`releases/${release}`, { rulesetName: `projects/${project}/${id}` });
    resources.set(id, { source: { files: [{ content: readFileSync(file, 'utf8') }] } });
  }
  const auth = resources.get('config') as { authorizedDomains: string[] };
  auth.authorizedDomains = auth.authorizedDomains.filter((domain) => domain !== 'localhost');
}

async function completeProject(): Promise<FakeGoogle> {
  const google = new FakeGoogle();
  expect((await run(google, true)).left).toBe(BY_HAND.length);
  finishByHand(google);
  return google;
}

test('an empty project: the plan changes nothing, --apply does it, a second run and the check find nothing', async () => {
  const google = new FakeGoogle();
  const plan = await run(google, false);
  expect(google.changes).toEqual([]);
  expect(plan.lines.filter((line) => line.startsWith('→'))).toHaveLength(plan.lines.length);
  const applied = await run(google, true);
  expect(applied.lines.filter((line) => !line.startsWith('✓'))).toEqual(BY_HAND);
  expect(applied.done).toBeGreaterThan(30);
  finishByHand(google);

  const changes = google.changes.length;
  const again = await run(google, true);
  expect(again).toMatchObject({ done: 0, planned: 0, left: 0 });
  expect(google.changes).toHaveLength(changes);
  const context = await open(google, ALL);
  for (const step of projectSteps(context.providers)) {
    expect(await inspect(step, context), step.name).toEqual({ state: 'good', what: '' });
  }
  expect(google.resources.get('config')).toMatchObject({
    authorizedDomains: ['studio-1.firebaseapp.com', 'studio.id'],
    passwordPolicyConfig: { passwordPolicyEnforcementState: 'ENFORCE' },
    notification: { sendEmail: { callbackUri: 'https://studio.id/login' } },
  });
  for (const environment of ['production', 'preview']) {
    expect(google.resources.get(`${PROVIDERS}/${environment}`)?.['attributeCondition']).toBe(
      `assertion.repository == 'studio/site' && assertion.environment == '${environment}' && assertion.ref == 'refs/heads/main'`,
    );
  }
  expect((await workflowVariables(context)).join('\n')).toMatch(
    /FIREBASE_API_KEY=AIza-key[^]*APP_CHECK_SITE_KEY=6L-\d+[^]*WORKLOAD_IDENTITY_PROVIDER=projects\/123456\/locations\/global\/workloadIdentityPools\/github\/providers\/production/,
  );
});

test('interrupted after any change, whose answer is lost, a second run goes on to the same result', async () => {
  const whole = await completeProject();
  for (let change = 1; change <= whole.changes.length; change += 1) {
    const google = new FakeGoogle();
    google.loseAnswerOf = change;
    const what = whole.changes[change - 1];
    // PATCH and PUT are repeated at once; after a POST the run ends with the advice to run it again.
    if (what?.startsWith('POST')) {
      await expect(run(google, true), what).rejects.toThrow(/run this again. What is done stays/);
    }
    expect((await run(google, true)).left, what).toBe(BY_HAND.length);
    finishByHand(google);
    expect(stateOf(google), what).toEqual(stateOf(whole));
  }
});

test('what is unsafe is fixed, what others set up is kept', async () => {
  const google = await completeProject();
  const resource = `cloudresourcemanager.googleapis.com/v1/projects/${google.project}`;
  const owner = { role: 'roles/owner', members: ['user:nina@studio.id'] };
  google.policies.set(resource, { etag: '7', bindings: [owner] });
  google.resources.set('databases/(default)', { locationId: 'asia-southeast2' });
  google.resources.set(`b/${google.bucket}`, { softDeletePolicy: {} });
  google.resources.set('config', {
    authorizedDomains: ['own.example.org'],
    mfa: { state: 'ENABLED' },
  });
  google.resources.delete('databases/(default)/backupSchedules/1');
  const { lines, left } = await run(google, true);
  expect(left).toBe(0);
  expect(lines.filter((line) => line.endsWith(': done')).map((line) => line.slice(2, -6))).toEqual([
    'point-in-time recovery',
    'delete protection',
    'scheduled backups',
    'roles of functions (site)',
    'roles of functions (pictures)',
    'roles of functions (mail)',
    'roles of functions (deletion)',
    'deleted pictures can be restored',
    'sign-in with e-mail and password',
    'password policy',
    'protection against listing accounts',
    "sign-in on the studio's domain",
    'links in e-mails of Authentication',
    'its roles (production)',
    'its roles (preview)',
  ]);
  expect(google.policies.get(resource)?.['bindings']).toContainEqual(owner);
  expect(google.resources.get('config')).toMatchObject({
    authorizedDomains: ['own.example.org', 'studio.id'],
    mfa: { state: 'ENABLED' },
  });
});

test.each<[string, string, (google: FakeGoogle) => void, RegExp]>([
  [
    'other rules in Firestore',
    'deployed rules are those of firestore.rules',
    ({ resources }) => resources.set('rulesets/firestore', rulesOf('allow read, write: if true;')),
    /^they are others/,
  ],
  [
    'other rules in Storage',
    'deployed rules are those of storage.rules',
    ({ resources }) => resources.set('rulesets/storage', rulesOf('allow read;')),
    /^they are others/,
  ],
  [
    'localhost among the domains',
    "no sign-in on pages of a visitor's own machine",
    ({ resources }) => domainsOf(resources).push('localhost'),
    /^remove localhost/,
  ],
  [
    'a provider of sign-in without a button',
    'a button for each provider of sign-in',
    ({ resources }) => resources.set('oauthIdpConfigs/oidc.company', { enabled: true }),
    /^oidc\.company has none: add it to signInProviders/,
  ],
  [
    'a second provider',
    'Workload Identity for GitHub',
    ({ resources }) => resources.set(`${PROVIDERS}/mine`, { name: 'providers/mine' }),
    /^delete its provider mine:/,
  ],
  [
    'a key of an account',
    'account that deploys to production',
    ({ resources }) =>
      resources.set(
        'serviceAccounts/deploy-production@studio-1.iam.gserviceaccount.com/keys/1',
        {},
      ),
    /^delete its keys/,
  ],
  [
    'an account that owns the project',
    'its roles (preview)',
    ({ policies, project }) =>
      (
        policies.get(`cloudresourcemanager.googleapis.com/v1/projects/${project}`) as {
          bindings: object[];
        }
      ).bindings.push({
        role: 'roles/owner',
        members: ['serviceAccount:deploy-preview@studio-1.iam.gserviceaccount.com'],
      }),
    /^take roles\/owner away/,
  ],
])('%s is unsafe, and needs a person', async (_case, name, change, what) => {
  const google = await completeProject();
  change(google);
  const context = await open(google, ALL);
  const unsafe = [];
  for (const step of projectSteps(context.providers)) {
    const found = await inspect(step, context);
    if (found.state !== 'good') unsafe.push({ name: step.name, ...found });
  }
  expect(unsafe).toEqual([{ name, state: 'manual', what: expect.stringMatching(what) as string }]);
});

const rulesOf = (content: string) => ({ source: { files: [{ content }] } });
const domainsOf = (resources: FakeGoogle['resources']) =>
  (resources.get('config') as { authorizedDomains: string[] }).authorizedDomains;

test.each([
  { oidc: { issuerUri: 'https://tokens.example' } },
  { oidc: { issuerUri: 'https://token.actions.githubusercontent.com', jwksJson: '{"keys":[]}' } },
  { attributeMapping: { 'google.subject': '"repo:studio/site:environment:production"' } },
  { attributeCondition: "assertion.repository_owner == 'studio'" },
  { disabled: true },
])('a provider that trusts others is fixed: %j', async (change) => {
  const google = await completeProject();
  const before = google.resources.get(`${PROVIDERS}/production`);
  google.resources.set(`${PROVIDERS}/production`, { ...before, ...change });
  const { lines, left } = await run(google, true);
  expect(lines.filter((line) => line.endsWith(': done'))).toEqual([
    '✓ identity tokens of GitHub (production): done',
  ]);
  expect(left).toBe(0);
  expect(google.resources.get(`${PROVIDERS}/production`)).toEqual({ ...before, disabled: false });
});

test('what only a person can do is said, and the rest is done', async () => {
  const google = new FakeGoogle();
  const billed = { billingAccount: '0A-0B-0C', studio: { name: 'S', domain: 'contoh.example' } };
  const { lines } = await run(google, true, { ...billed, providers: ['google'] });
  expect(lines.filter((line) => !line.startsWith('✓'))).toEqual([
    expect.stringMatching(/^! budget: .*--budget/),
    expect.stringMatching(/^! an admin: .*--admin/),
    expect.stringMatching(/^! secret SMTP_PASSWORD: set the variable/),
    expect.stringMatching(/^→ functions read SMTP_PASSWORD: after the secret/),
    ...BY_HAND.slice(0, 2),
    expect.stringMatching(/^! sign-in on the studio's domain: first replace/),
    expect.stringMatching(/^! links in e-mails of Authentication: first replace/),
    BY_HAND[2],
    expect.stringMatching(
      /^! sign-in with google\.com: .*GOOGLE_CLIENT_ID and GOOGLE_CLIENT_SECRET/,
    ),
    expect.stringMatching(/^! reCAPTCHA key: first replace/),
    expect.stringMatching(/^→ App Check of the web app: after the reCAPTCHA key/),
    expect.stringMatching(/^! App Check enforced for Firestore: .*--enforce-app-check/),
    expect.stringMatching(/^! App Check enforced for Authentication: /),
    expect.stringMatching(/^! identity tokens of GitHub \(production\): .*--repository/),
    expect.stringMatching(/^! GitHub deploys to production with that account: /),
    expect.stringMatching(/^! identity tokens of GitHub \(preview\): /),
    expect.stringMatching(/^! GitHub deploys to preview with that account: /),
  ]);
  expect(JSON.stringify([...google.resources])).not.toContain('contoh');
  const elsewhere = await completeProject();
  elsewhere.resources.set('databases/(default)', { locationId: 'nam5' });
  const found = await run(elsewhere, true);
  expect(found.lines.find((line) => line.includes('Firestore in'))).toMatch(
    /^! .*use a new project/,
  );
});

test('without rights, each refusal is a line with what to do, and nothing else is given up', async () => {
  const google = await completeProject();
  google.resources.delete('databases/(default)/backupSchedules/1');
  google.resources.delete(`b/${google.bucket}`);
  google.denied = /^POST .*backupSchedules|^GET .*secrets\/RATE_LIMIT_KEY$/;
  const { lines, left } = await run(google, true);
  expect(lines.filter((line) => !line.startsWith('✓'))).toEqual([
    expect.stringMatching(/^✗ scheduled backups: you lack the right; ask an owner .*\(a\.b\.c\)$/),
    expect.stringMatching(/^\? functions read RATE_LIMIT_KEY: you lack the right/),
  ]);
  expect(left).toBe(2);
  expect(google.resources.has(`b/${google.bucket}`)).toBe(true);
});

test('a typo in the name, and no network, end the run with one clear line', async () => {
  const google = new FakeGoogle();
  await expect(run(google, true, { ...ALL, project: 'studoi-1' })).rejects.toThrow(
    /^Google shows you no project "studoi-1": check its name/,
  );
  google.isOffline = true;
  const offline = run(google, true);
  await expect(offline).rejects.toThrow(SetupError);
  await expect(offline).rejects.toThrow(/^serviceusage\.googleapis\.com cannot be reached/);
  expect(google.changes).toEqual([]);
});
