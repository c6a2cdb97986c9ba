import type { Fetch } from '../../../deploy/project/google-api.ts';

type Json = Record<string, unknown>;

interface Answer {
  status: number;
  body: unknown;
}

interface Call {
  /** Groups of the route's pattern. */
  parts: string[];
  query: URLSearchParams;
  body: Json;
}

type Route = [method: string, path: RegExp, answer: (call: Call) => Answer];

const ok = (body: unknown = {}): Answer => ({ status: 200, body });

const error = (status: number, message: string, reason?: string, permission?: string): Answer => ({
  status,
  body: {
    error: {
      code: status,
      message,
      details: reason === undefined ? [] : [{ reason, metadata: { permission } }],
    },
  },
});

const notFound = error(404, 'Requested entity was not found.');
const exists = error(409, 'Requested entity already exists');

/** An object with the fields of `value` that an update mask names; paths with points are those of nested objects. */
function merged(target: Json, value: Json, mask: string): Json {
  const result = structuredClone(target);
  for (const path of mask.split(',')) {
    const keys = path.split('.');
    const last = keys.pop() ?? '';
    let to = result;
    let from: Json = value;
    for (const key of keys) {
      to = (to[key] ??= {}) as Json;
      from = from[key] as Json;
    }
    to[last] = from[last];
  }
  return result;
}

/** Requests that only read, although they are sent with POST. */
const READING = /:(?:getIamPolicy|runQuery)$/;

/**
 * Google's REST APIs for one project, as far as `deploy/project/` uses them: their addresses and answers are those of the
 * discovery documents. It keeps what is created and refuses what the real ones refuse: a second resource of one name, a
 * request to an API that is off, a policy with an old etag.
 */
export class FakeGoogle {
  readonly project = 'studio-1';
  readonly number = '123456';
  readonly bucket = 'studio-1.firebasestorage.app';
  /** What exists, by address without the host's version. */
  resources = new Map<string, Json>();
  policies = new Map<string, Json>();
  enabled = new Set<string>();
  /** Names of the requests that changed something. */
  changes: string[] = [];
  /** Number of the change whose answer is lost, although it is done; 0: none. */
  loseAnswerOf = 0;
  isOffline = false;
  /** Requests to matching addresses are refused. */
  denied: RegExp | null = null;
  /** Users by e-mail address who are registered. */
  admins = new Set<string>();
  /** How often an API that was enabled a moment ago still refuses. */
  readonly #coldRequests = new Map<string, number>();
  readonly #operations = new Map<string, number>();
  /** Accounts that IAM does not know everywhere yet: the first policy that names one is refused. */
  readonly #newAccounts = new Set<string>();
  #serial = 0;

  readonly fetch: Fetch = (url, { method = 'GET', body }) => {
    if (this.isOffline) return Promise.reject(new TypeError('fetch failed'));
    const { host, pathname, searchParams } = new URL(url);
    const path = host + decodeURIComponent(pathname);
    const call = typeof body === 'string' ? (JSON.parse(body) as Json) : {};
    const answer =
      this.#refusal(method, host, path) ?? this.#route(method, path, searchParams, call);
    const isChange = method !== 'GET' && !READING.test(path) && answer.status === 200;
    if (isChange) {
      this.changes.push(`${method} ${path}`);
      if (this.changes.length === this.loseAnswerOf) {
        return Promise.reject(new TypeError('fetch failed'));
      }
    }
    return Promise.resolve(Response.json(answer.body, { status: answer.status }));
  };

  grantAdmin = (email: string): Promise<string> => {
    this.admins.add(email);
    return Promise.resolve('done');
  };

  #refusal(method: string, host: string, path: string): Answer | null {
    if (!path.includes(`/${this.project}`) && !path.includes(`/${this.number}`)) {
      const isOfNoProject = /\/(?:operations|billingAccounts)\//.test(path);
      if (!isOfNoProject) {
        return error(403, 'Permission denied on resource project.', 'CONSUMER_INVALID');
      }
    }
    if (this.denied?.test(`${method} ${path}`)) {
      return error(403, 'The caller does not have permission', 'IAM_PERMISSION_DENIED', 'a.b.c');
    }
    if (host === 'serviceusage.googleapis.com') return null;
    const cold = this.#coldRequests.get(host) ?? 0;
    if (cold > 0) this.#coldRequests.set(host, cold - 1);
    return cold > 0 || !this.enabled.has(host)
      ? error(
          403,
          `${host} has not been used in this project or it is disabled.`,
          'SERVICE_DISABLED',
        )
      : null;
  }

  #route(method: string, path: string, query: URLSearchParams, body: Json): Answer {
    for (const [wanted, pattern, answer] of this.#routes) {
      const match = wanted === method ? pattern.exec(path) : null;
      if (match !== null) return answer({ parts: match.slice(1), query, body });
    }
    return error(501, `no such route: ${method} ${path}`);
  }

  #read(key: string): Answer {
    const found = this.resources.get(key);
    return found === undefined ? notFound : ok(found);
  }

  #create(key: string, body: Json, answer: Answer = ok(body)): Answer {
    if (this.resources.has(key)) return exists;
    this.resources.set(key, body);
    return answer;
  }

  #patch(key: string, { query, body }: Call): Answer {
    const mask = query.get('updateMask') ?? Object.keys(body).join(',');
    this.resources.set(key, merged(this.resources.get(key) ?? {}, body, mask));
    return ok({});
  }

  #list(prefix: string): Json[] {
    return [...this.resources].filter(([key]) => key.startsWith(prefix)).map(([, value]) => value);
  }

  /** An operation that ends at the second look. */
  #operation(): Answer {
    this.#serial += 1;
    const name = `operations/${this.#serial}`;
    this.#operations.set(name, 1);
    return ok({ name });
  }

  /** A policy; that of a secret or account only where there is one. */
  #policy(resource: string): Answer {
    const owner = /(?<=\/)(?:secrets\/\w+|serviceAccounts\/[\w.@-]+)$/.exec(resource)?.[0];
    const key = owner?.replace('secrets/', 'secret/').replace('serviceAccounts/', 'account/');
    if (key !== undefined && !this.resources.has(key)) return notFound;
    return ok(this.policies.get(resource) ?? { etag: '0' });
  }

  #setPolicy(resource: string, { body }: Call): Answer {
    const policy = body['policy'] as Json;
    const current = this.policies.get(resource) ?? { etag: '0' };
    if (policy['etag'] !== current['etag'])
      return error(409, 'There were concurrent policy changes.');
    const tooNew = [...this.#newAccounts].find((email) => JSON.stringify(policy).includes(email));
    if (tooNew !== undefined) {
      this.#newAccounts.delete(tooNew);
      return error(400, `Service account ${tooNew} does not exist.`);
    }
    const etag = String(Number(current['etag']) + 1);
    this.policies.set(resource, { ...policy, etag });
    return ok(this.policies.get(resource));
  }

  readonly #routes: Route[] = [
    [
      'GET',
      /^[\w.]+\/v\w+\/(operations\/\d+)$/,
      ({ parts: [name = ''] }) => {
        const left = this.#operations.get(name) ?? 0;
        this.#operations.set(name, left - 1);
        return ok({ name, done: left <= 0, response: {} });
      },
    ],
    [
      'GET',
      /^serviceusage\S+\/services:batchGet$/,
      ({ query }) =>
        ok({
          services: query.getAll('names').map((name) => ({
            name: name.replace(this.project, this.number),
            parent: `projects/${this.number}`,
            state: this.enabled.has(name.split('/').at(-1) ?? '') ? 'ENABLED' : 'DISABLED',
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
        if (needsBilling && !this.resources.has('billing')) {
          return error(400, 'Billing must be enabled.', 'UREQ_PROJECT_BILLING_NOT_FOUND');
        }
        for (const name of names) {
          this.enabled.add(name);
          this.#coldRequests.set(name, 2);
        }
        return this.#operation();
      },
    ],
    ['GET', /^cloudbilling\S+\/billingInfo$/, () => ok(this.resources.get('billing') ?? {})],
    [
      'PUT',
      /^cloudbilling\S+\/billingInfo$/,
      ({ body }) => {
        this.resources.set('billing', { ...body, billingEnabled: true });
        return ok({});
      },
    ],
    ['GET', /^billingbudgets\S+\/budgets$/, () => ok({ budgets: this.#list('budget/') })],
    [
      'POST',
      /^billingbudgets\S+\/budgets$/,
      ({ body }) => {
        this.#serial += 1;
        return this.#create(`budget/${this.#serial}`, body);
      },
    ],
    ['GET', /^firebase\.googleapis\.com\/v1beta1\/projects\/[\w-]+$/, () => this.#read('firebase')],
    [
      'POST',
      /^firebase\.googleapis\.com\S+:addFirebase$/,
      () => this.#create('firebase', {}, this.#operation()),
    ],
    ['GET', /^firebase\.googleapis\.com\S+\/webApps$/, () => ok({ apps: this.#list('webApp/') })],
    [
      'POST',
      /^firebase\.googleapis\.com\S+\/webApps$/,
      ({ body }) => {
        this.#serial += 1;
        const appId = `1:${this.number}:web:${this.#serial}`;
        return this.#create(
          `webApp/${appId}`,
          { ...body, appId, state: 'ACTIVE' },
          this.#operation(),
        );
      },
    ],
    [
      'GET',
      /^firebase\.googleapis\.com\S+\/webApps\/([\w:]+)\/config$/,
      ({ parts: [appId] }) =>
        ok({ appId, apiKey: 'AIza-key', authDomain: `${this.project}.firebaseapp.com` }),
    ],
    [
      'POST',
      /^firestore\S+\/documents:runQuery$/,
      () =>
        ok(
          this.admins.size > 0
            ? [{ document: { name: 'user/1' } }]
            : [{ readTime: '2026-01-01T00:00:00Z' }],
        ),
    ],
    [
      'POST',
      /^firestore\S+\/databases$/,
      ({ body }) => this.#create('database', body, this.#operation()),
    ],
    ['GET', /^firestore\S+\/databases\/\(default\)$/, () => this.#read('database')],
    ['PATCH', /^firestore\S+\/databases\/\(default\)$/, (call) => this.#patch('database', call)],
    [
      'GET',
      /^firestore\S+\/backupSchedules$/,
      () =>
        this.resources.has('database') ? ok({ backupSchedules: this.#list('schedule') }) : notFound,
    ],
    ['POST', /^firestore\S+\/backupSchedules$/, ({ body }) => this.#create('schedule', body)],
    [
      'GET',
      /^firestore\S+\/(collectionGroups\/\S+)$/,
      ({ parts: [key = ''] }) =>
        ok(this.resources.get(key) ?? { indexConfig: { usesAncestorConfig: true } }),
    ],
    [
      'PATCH',
      /^firestore\S+\/(collectionGroups\/\S+)$/,
      (call) => this.#patch(call.parts[0] ?? '', call),
    ],
    ['GET', /^storage\S+\/b\/([\w.-]+)$/, ({ parts: [name = ''] }) => this.#read(`bucket/${name}`)],
    ['PATCH', /^storage\S+\/b\/([\w.-]+)$/, (call) => this.#patch(`bucket/${call.parts[0]}`, call)],
    [
      'POST',
      /^firebasestorage\S+\/defaultBucket$/,
      ({ body }) => this.#create(`bucket/${this.bucket}`, body),
    ],
    [
      'GET',
      /^(secretmanager\S+|iam\S+):getIamPolicy$/,
      ({ parts: [key = ''] }) => this.#policy(key),
    ],
    ['POST', /^(\S+):getIamPolicy$/, ({ parts: [key = ''] }) => this.#policy(key)],
    ['POST', /^(\S+):setIamPolicy$/, (call) => this.#setPolicy(call.parts[0] ?? '', call)],
    [
      'POST',
      /^secretmanager\S+\/secrets$/,
      ({ query, body }) => this.#create(`secret/${query.get('secretId')}`, body),
    ],
    [
      'POST',
      /^secretmanager\S+\/secrets\/(\w+):addVersion$/,
      ({ parts: [name = ''], body }) => {
        this.resources.set(`version/${name}`, { state: 'ENABLED', ...body });
        return ok({});
      },
    ],
    [
      'GET',
      /^secretmanager\S+\/secrets\/(\w+)$/,
      ({ parts: [name = ''] }) => this.#read(`secret/${name}`),
    ],
    [
      'GET',
      /^secretmanager\S+\/secrets\/(\w+)\/versions\/latest$/,
      ({ parts: [name = ''] }) => this.#read(`version/${name}`),
    ],
    [
      'GET',
      /^identitytoolkit\S+\/config$/,
      () =>
        this.resources.has('auth') ? this.#read('auth') : error(404, 'CONFIGURATION_NOT_FOUND'),
    ],
    ['PATCH', /^identitytoolkit\S+\/config$/, (call) => this.#patch('auth', call)],
    [
      'POST',
      /^identitytoolkit\S+:initializeAuth$/,
      () =>
        this.#create('auth', {
          authorizedDomains: ['localhost', `${this.project}.firebaseapp.com`],
        }),
    ],
    [
      'GET',
      /^identitytoolkit\S+\/(\w+IdpConfigs\/[\w.]+)$/,
      ({ parts: [key = ''] }) => this.#read(key),
    ],
    [
      'PATCH',
      /^identitytoolkit\S+\/(\w+IdpConfigs\/[\w.]+)$/,
      (call) => this.#patch(call.parts[0] ?? '', call),
    ],
    [
      'POST',
      /^identitytoolkit\S+\/(\w+IdpConfigs)$/,
      ({ parts: [kind], query, body }) => this.#create(`${kind}/${query.get('idpId')}`, body),
    ],
    ['GET', /^recaptchaenterprise\S+\/keys$/, () => ok({ keys: this.#list('key/') })],
    [
      'POST',
      /^recaptchaenterprise\S+\/keys$/,
      ({ body }) => {
        this.#serial += 1;
        const name = `projects/${this.number}/keys/6L-${this.#serial}`;
        return this.#create(`key/${name}`, { ...body, name });
      },
    ],
    [
      'GET',
      /^firebaseappcheck\S+\/v1\/projects\/\d+\/(\S+)$/,
      ({ parts: [key = ''] }) => ok(this.resources.get(`app-check/${key}`) ?? {}),
    ],
    [
      'PATCH',
      /^firebaseappcheck\S+\/v1\/projects\/\d+\/(\S+)$/,
      (call) => this.#patch(`app-check/${call.parts[0]}`, call),
    ],
    [
      'POST',
      /^iam\S+\/serviceAccounts$/,
      ({ body }) => {
        const email = `${String(body['accountId'])}@${this.project}.iam.gserviceaccount.com`;
        this.#newAccounts.add(email);
        return this.#create(`account/${email}`, body);
      },
    ],
    [
      'GET',
      /^iam\S+\/serviceAccounts\/([\w.@-]+)$/,
      ({ parts: [email = ''] }) => this.#read(`account/${email}`),
    ],
    [
      'POST',
      /^iam\S+\/workloadIdentityPools$/,
      ({ query, body }) =>
        this.#create(`pool/${query.get('workloadIdentityPoolId')}`, body, this.#operation()),
    ],
    [
      'GET',
      /^iam\S+\/workloadIdentityPools\/(\w+)$/,
      ({ parts: [id = ''] }) => this.#read(`pool/${id}`),
    ],
    [
      'POST',
      /^iam\S+\/providers$/,
      ({ query, body }) =>
        this.#create(
          `provider/${query.get('workloadIdentityPoolProviderId')}`,
          body,
          this.#operation(),
        ),
    ],
    ['GET', /^iam\S+\/providers\/(\w+)$/, ({ parts: [id = ''] }) => this.#read(`provider/${id}`)],
    [
      'PATCH',
      /^iam\S+\/providers\/(\w+)$/,
      (call) => this.#patch(`provider/${call.parts[0]}`, call),
    ],
  ];
}
