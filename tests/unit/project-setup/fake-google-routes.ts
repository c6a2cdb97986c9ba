import type { FakeGoogleState, Route } from './fake-google-state.ts';
import { error, notFound, ok } from './fake-google-state.ts';

/** The resources of Google's APIs that `deploy/project/` uses, by method and address. The first that matches answers. */
export function routesOf(google: FakeGoogleState): Route[] {
  return [
    [
      'GET',
      /^[\w.]+\/v\w+\/(operations\/\d+)$/,
      ({ parts: [name = ''] }) => {
        const left = google.operations.get(name) ?? 0;
        google.operations.set(name, left - 1);
        return ok({ name, done: left <= 0, response: {} });
      },
    ],
    [
      'GET',
      /^serviceusage\S+\/services:batchGet$/,
      ({ query }) =>
        ok({
          services: query.getAll('names').map((name) => ({
            name: name.replace(google.project, google.number),
            parent: `projects/${google.number}`,
            state: google.enabled.has(name.split('/').at(-1) ?? '') ? 'ENABLED' : 'DISABLED',
          })),
        }),
    ],
    [
      'POST',
      /^serviceusage\S+\/services:batchEnable$/,
      ({ body }) => {
        const names = body['serviceIds'] as string[];
        const needsBilling = names.some((name) => /^(?:run|cloudfunctions)\./.test(name));
        if (names.length > 20) return error(400, 'At most 20 services.');
        if (needsBilling && !google.resources.has('billing')) {
          return error(400, 'Billing must be enabled.', 'UREQ_PROJECT_BILLING_NOT_FOUND');
        }
        for (const name of names) {
          google.enabled.add(name);
          google.coldRequests.set(name, 2);
        }
        return google.operation();
      },
    ],
    ['GET', /^cloudbilling\S+\/billingInfo$/, () => ok(google.resources.get('billing') ?? {})],
    [
      'PUT',
      /^cloudbilling\S+\/billingInfo$/,
      ({ body }) => {
        google.resources.set('billing', { ...body, billingEnabled: true });
        return ok({});
      },
    ],
    ['GET', /^billingbudgets\S+\/budgets$/, () => ok({ budgets: google.list('budget/') })],
    [
      'POST',
      /^billingbudgets\S+\/budgets$/,
      ({ body }) => {
        const serial = google.nextSerial();
        return google.create(`budget/${serial}`, body);
      },
    ],
    [
      'GET',
      /^firebase\.googleapis\.com\/v1beta1\/projects\/[\w-]+$/,
      () => google.read('firebase'),
    ],
    [
      'POST',
      /^firebase\.googleapis\.com\S+:addFirebase$/,
      () => google.create('firebase', {}, google.operation()),
    ],
    ['GET', /^firebase\.googleapis\.com\S+\/webApps$/, () => ok({ apps: google.list('webApp/') })],
    [
      'POST',
      /^firebase\.googleapis\.com\S+\/webApps$/,
      ({ body }) => {
        const serial = google.nextSerial();
        const appId = `1:${google.number}:web:${serial}`;
        return google.create(
          `webApp/${appId}`,
          { ...body, appId, state: 'ACTIVE' },
          google.operation(),
        );
      },
    ],
    [
      'GET',
      /^firebase\.googleapis\.com\S+\/webApps\/([\w:]+)\/config$/,
      ({ parts: [appId] }) =>
        ok({ appId, apiKey: 'AIza-key', authDomain: `${google.project}.firebaseapp.com` }),
    ],
    [
      'POST',
      /^firestore\S+\/documents:runQuery$/,
      () =>
        ok(
          google.admins.size > 0
            ? [{ document: { name: 'user/1' } }]
            : [{ readTime: '2026-01-01T00:00:00Z' }],
        ),
    ],
    [
      'POST',
      /^firestore\S+\/databases$/,
      ({ body }) => google.create('database', body, google.operation()),
    ],
    ['GET', /^firestore\S+\/databases\/\(default\)$/, () => google.read('database')],
    ['PATCH', /^firestore\S+\/databases\/\(default\)$/, (call) => google.patch('database', call)],
    [
      'GET',
      /^firestore\S+\/backupSchedules$/,
      () =>
        google.resources.has('database')
          ? ok({ backupSchedules: google.list('schedule') })
          : notFound,
    ],
    ['POST', /^firestore\S+\/backupSchedules$/, ({ body }) => google.create('schedule', body)],
    [
      'GET',
      /^firestore\S+\/(collectionGroups\/\S+)$/,
      ({ parts: [key = ''] }) =>
        ok(google.resources.get(key) ?? { indexConfig: { usesAncestorConfig: true } }),
    ],
    [
      'PATCH',
      /^firestore\S+\/(collectionGroups\/\S+)$/,
      (call) => google.patch(call.parts[0] ?? '', call),
    ],
    [
      'GET',
      /^storage\S+\/b\/([\w.-]+)$/,
      ({ parts: [name = ''] }) => google.read(`bucket/${name}`),
    ],
    [
      'PATCH',
      /^storage\S+\/b\/([\w.-]+)$/,
      (call) => google.patch(`bucket/${call.parts[0]}`, call),
    ],
    [
      'POST',
      /^firebasestorage\S+\/defaultBucket$/,
      ({ body }) => google.create(`bucket/${google.bucket}`, body),
    ],
    [
      'GET',
      /^(secretmanager\S+|iam\S+):getIamPolicy$/,
      ({ parts: [key = ''] }) => google.policy(key),
    ],
    ['POST', /^(\S+):getIamPolicy$/, ({ parts: [key = ''] }) => google.policy(key)],
    ['POST', /^(\S+):setIamPolicy$/, (call) => google.setPolicy(call.parts[0] ?? '', call)],
    [
      'POST',
      /^secretmanager\S+\/secrets$/,
      ({ query, body }) => google.create(`secret/${query.get('secretId')}`, body),
    ],
    [
      'POST',
      /^secretmanager\S+\/secrets\/(\w+):addVersion$/,
      ({ parts: [name = ''], body }) => {
        google.resources.set(`version/${name}`, { state: 'ENABLED', ...body });
        return ok({});
      },
    ],
    [
      'GET',
      /^secretmanager\S+\/secrets\/(\w+)$/,
      ({ parts: [name = ''] }) => google.read(`secret/${name}`),
    ],
    [
      'GET',
      /^secretmanager\S+\/secrets\/(\w+)\/versions\/latest$/,
      ({ parts: [name = ''] }) => google.read(`version/${name}`),
    ],
    [
      'GET',
      /^identitytoolkit\S+\/config$/,
      () =>
        google.resources.has('auth') ? google.read('auth') : error(404, 'CONFIGURATION_NOT_FOUND'),
    ],
    ['PATCH', /^identitytoolkit\S+\/config$/, (call) => google.patch('auth', call)],
    [
      'POST',
      /^identitytoolkit\S+:initializeAuth$/,
      () =>
        google.create('auth', {
          authorizedDomains: ['localhost', `${google.project}.firebaseapp.com`],
        }),
    ],
    [
      'GET',
      /^identitytoolkit\S+\/(\w+IdpConfigs)$/,
      ({ parts: [kind = ''] }) =>
        ok({
          [kind]: [...google.resources]
            .filter(([key]) => key.startsWith(`${kind}/`))
            .map(([key, value]) => ({ ...value, name: `projects/${google.project}/${key}` })),
        }),
    ],
    [
      'GET',
      /^identitytoolkit\S+\/(\w+IdpConfigs\/[\w.]+)$/,
      ({ parts: [key = ''] }) => google.read(key),
    ],
    [
      'PATCH',
      /^identitytoolkit\S+\/(\w+IdpConfigs\/[\w.]+)$/,
      (call) => google.patch(call.parts[0] ?? '', call),
    ],
    [
      'POST',
      /^identitytoolkit\S+\/(\w+IdpConfigs)$/,
      ({ parts: [kind], query, body }) => google.create(`${kind}/${query.get('idpId')}`, body),
    ],
    ['GET', /^recaptchaenterprise\S+\/keys$/, () => ok({ keys: google.list('key/') })],
    [
      'POST',
      /^recaptchaenterprise\S+\/keys$/,
      ({ body }) => {
        const serial = google.nextSerial();
        const name = `projects/${google.number}/keys/6L-${serial}`;
        return google.create(`key/${name}`, { ...body, name });
      },
    ],
    [
      'GET',
      /^firebaseappcheck\S+\/v1\/projects\/\d+\/(\S+)$/,
      ({ parts: [key = ''] }) => ok(google.resources.get(`app-check/${key}`) ?? {}),
    ],
    [
      'PATCH',
      /^firebaseappcheck\S+\/v1\/projects\/\d+\/(\S+)$/,
      (call) => google.patch(`app-check/${call.parts[0]}`, call),
    ],
    [
      'POST',
      /^iam\S+\/serviceAccounts$/,
      ({ body }) => {
        const email = `${String(body['accountId'])}@${google.project}.iam.gserviceaccount.com`;
        google.newAccounts.add(email);
        return google.create(`account/${email}`, body);
      },
    ],
    [
      'GET',
      /^iam\S+\/serviceAccounts\/([\w.@-]+)$/,
      ({ parts: [email = ''] }) => google.read(`account/${email}`),
    ],
    [
      'POST',
      /^iam\S+\/workloadIdentityPools$/,
      ({ query, body }) =>
        google.create(`pool/${query.get('workloadIdentityPoolId')}`, body, google.operation()),
    ],
    [
      'GET',
      /^iam\S+\/workloadIdentityPools\/(\w+)$/,
      ({ parts: [id = ''] }) => google.read(`pool/${id}`),
    ],
    [
      'POST',
      /^iam\S+\/providers$/,
      ({ query, body }) => {
        const id = query.get('workloadIdentityPoolProviderId');
        const name = `projects/${google.number}/locations/global/workloadIdentityPools/github/providers/${id}`;
        return google.create(`provider/${id}`, { ...body, name }, google.operation());
      },
    ],
    [
      'GET',
      /^iam\S+\/providers$/,
      () => ok({ workloadIdentityPoolProviders: google.list('provider/') }),
    ],
    [
      'GET',
      /^iam\S+\/serviceAccounts\/([\w.@-]+)\/keys$/,
      ({ parts: [email = ''], query }) =>
        query.get('keyTypes') === 'USER_MANAGED'
          ? ok({ keys: google.list(`account-key/${email}/`) })
          : error(400, 'The fake knows keys of users only.'),
    ],
    [
      'GET',
      /^firebaserules\S+\/(releases\/\S+|rulesets\/\w+)$/,
      ({ parts: [key = ''] }) => google.read(key),
    ],
    ['GET', /^iam\S+\/providers\/(\w+)$/, ({ parts: [id = ''] }) => google.read(`provider/${id}`)],
    [
      'PATCH',
      /^iam\S+\/providers\/(\w+)$/,
      (call) => google.patch(`provider/${call.parts[0]}`, call),
    ],
  ];
}
