import type { Fetch } from '../../../deploy/project/google-api.ts';

type Json = Record<string, unknown>;

interface Answer {
  status: number;
  body: unknown;
}

interface Call {
  /** Address of the resource or collection below the project. */
  key: string;
  query: URLSearchParams;
  body: Json;
}

const ok = (body: unknown = {}): Answer => ({ status: 200, body });

function error(status: number, message: string, reason?: string, permission?: string): Answer {
  const details = reason === undefined ? [] : [{ reason, metadata: { permission } }];
  return { status, body: { error: { code: status, message, details } } };
}

const notFound = error(404, 'Requested entity was not found.');

/** Requests that only read, although they are sent with POST. */
const READING = /:(?:getIamPolicy|runQuery)$/;
const HOST_AND_PROJECT = /^[\w.]+\/(?:(?:admin|storage)\/)?v\w+\/(?:projects\/[^/:]+\/?)?/;
/** Lists, by the last part of their address; a list is in the field of that name, but for the two others. */
const LISTS = /\/?(\w+IdpConfigs|budgets|webApps|backupSchedules|keys|providers)$/;
const LIST_FIELDS: Record<string, string> = {
  webApps: 'apps',
  providers: 'workloadIdentityPoolProviders',
};
/** Resources that the real ones answer with their defaults before anybody has changed them. */
const WITH_DEFAULTS = /^(?:billingInfo|(?:apps|services)\/.+|.*\/collectionGroups\/.+)$/;

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

/**
 * Google's REST APIs for one project, as far as `deploy/project/` uses them. All of them read, list, create and change
 * resources in the same way; what is different has a case of its own. It keeps what is created and refuses what the real
 * ones refuse: a second resource of one name, a request to an API that is off, a policy with an old etag.
 */
export class FakeGoogle {
  readonly project = 'studio-1';
  readonly number = '123456';
  readonly bucket = 'studio-1.firebasestorage.app';
  /** What exists, by its address below the project. */
  readonly resources = new Map<string, Json>();
  readonly policies = new Map<string, Json>();
  readonly enabled = new Set<string>();
  /** Users by e-mail address who are registered. */
  readonly admins = new Set<string>();
  /** Names of the requests that changed something. */
  readonly changes: string[] = [];
  /** Number of the change whose answer is lost, although it is done; 0: none. */
  loseAnswerOf = 0;
  isOffline = false;
  /** Requests to matching addresses are refused. */
  denied: RegExp | null = null;
  /** How often an API that was enabled a moment ago still refuses. */
  readonly #coldRequests = new Map<string, number>();
  readonly #operations = new Map<string, number>();
  /** Accounts that IAM does not know everywhere yet: the first policy that names one is refused. */
  readonly #newAccounts = new Set<string>();

  readonly fetch: Fetch = (url, { method = 'GET', body }) => {
    if (this.isOffline) return Promise.reject(new TypeError('fetch failed'));
    const { host, pathname, searchParams: query } = new URL(url);
    const path = host + decodeURIComponent(pathname);
    const sent = typeof body === 'string' ? (JSON.parse(body) as Json) : {};
    const call = { key: path.replace(HOST_AND_PROJECT, ''), query, body: sent };
    const answer =
      this.#refusal(method, host, path) ?? this.#verb(path, call) ?? this.#rest(method, call);
    if (method !== 'GET' && !READING.test(path) && answer.status === 200) {
      this.changes.push(`${method} ${path}`);
      if (this.changes.length === this.loseAnswerOf) {
        return Promise.reject(new TypeError('fetch failed'));
      }
    }
    return Promise.resolve(Response.json(answer.body, { status: answer.status }));
  };

  readonly grantAdmin = (email: string): Promise<string> => {
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
    if (cold === 0 && this.enabled.has(host)) return null;
    return error(403, `${host} has not been used in this project before.`, 'SERVICE_DISABLED');
  }

  /** Requests that do something of their own, named behind a colon. */
  #verb(path: string, call: Call): Answer | null {
    const [resource = '', verb] = path.split(/:(?=[a-z]\w+$)/i);
    switch (verb) {
      case 'batchGet':
        return ok({ services: call.query.getAll('names').map((name) => this.#service(name)) });
      case 'batchEnable':
        return this.#enable(call.body['serviceIds'] as string[]);
      case 'addFirebase':
        return this.#create('', {});
      case 'initializeAuth': {
        const authorizedDomains = ['localhost', `${this.project}.firebaseapp.com`];
        return this.#create('config', { authorizedDomains });
      }
      case 'addVersion':
        this.resources.set(call.key.replace(/:\w+$/, '/versions/latest'), {
          state: 'ENABLED',
          ...call.body,
        });
        return ok();
      case 'runQuery':
        return ok([this.admins.size > 0 ? { document: { name: 'user/1' } } : { readTime: '' }]);
      case 'getIamPolicy': {
        const owner = call.key.replace(/:\w+$/, '');
        if (/^(?:secrets|serviceAccounts)\//.test(owner) && !this.resources.has(owner)) {
          return notFound;
        }
        return ok(this.policies.get(resource) ?? { etag: '0' });
      }
      case 'setIamPolicy':
        return this.#setPolicy(resource, call.body['policy'] as Json);
      default:
        return null;
    }
  }

  #rest(method: string, { key, query, body }: Call): Answer {
    const mask = query.get('updateMask') ?? Object.keys(body).join(',');
    switch (method) {
      case 'GET':
        return this.#get(key, query);
      case 'POST':
        return this.#post(key, query, body);
      case 'PUT':
        this.resources.set(key, { ...body, billingEnabled: true });
        return ok();
      default:
        this.resources.set(key, merged(this.resources.get(key) ?? {}, body, mask));
        return ok();
    }
  }

  #get(key: string, query: URLSearchParams): Answer {
    if (key.startsWith('operations/')) {
      const left = this.#operations.get(key) ?? 0;
      this.#operations.set(key, left - 1);
      return ok({ name: key, done: left <= 0, response: {} });
    }
    const [, appId] = /^webApps\/(.+)\/config$/.exec(key) ?? [];
    if (appId !== undefined) {
      return ok({ appId, apiKey: 'AIza-key', authDomain: `${this.project}.firebaseapp.com` });
    }
    const [, list] = LISTS.exec(key) ?? [];
    if (list === undefined) {
      const found = this.resources.get(key) ?? (WITH_DEFAULTS.test(key) ? {} : undefined);
      return found === undefined ? notFound : ok(found);
    }
    if (list === 'backupSchedules' && !this.resources.has('databases/(default)')) return notFound;
    if (key.startsWith('serviceAccounts') && query.get('keyTypes') !== 'USER_MANAGED') {
      return error(400, 'The fake knows keys of users only.');
    }
    return ok({ [LIST_FIELDS[list] ?? list]: this.#listed(key) });
  }

  #post(key: string, query: URLSearchParams, body: Json): Answer {
    const named = [...query].find(([name]) => name.endsWith('Id'))?.[1];
    const next = this.#listed(key).length + 1;
    const path = `projects/${this.number}/${key}`;
    switch (key) {
      case 'defaultBucket':
        return this.#create(`b/${this.bucket}`, body);
      case 'serviceAccounts': {
        const email = `${String(body['accountId'])}@${this.project}.iam.gserviceaccount.com`;
        this.#newAccounts.add(email);
        return this.#create(`${key}/${email}`, body);
      }
      case 'webApps': {
        const appId = `1:${this.number}:web:${next}`;
        return this.#create(`${key}/${appId}`, { ...body, appId, state: 'ACTIVE' });
      }
      case 'keys':
        return this.#create(`${key}/6L-${next}`, { ...body, name: `${path}/6L-${next}` });
      default: {
        const isProvider = key.endsWith('/providers');
        const name = isProvider ? { name: `${path}/${named}` } : {};
        return this.#create(`${key}/${named ?? next}`, { ...body, ...name });
      }
    }
  }

  /** Answers with an operation that ends at the second look. */
  #create(key: string, body: Json): Answer {
    if (this.resources.has(key)) return error(409, 'Requested entity already exists');
    this.resources.set(key, body);
    return this.#operation();
  }

  #operation(): Answer {
    const name = `operations/${this.#operations.size + 1}`;
    this.#operations.set(name, 1);
    return ok({ name });
  }

  #listed(key: string): Json[] {
    return [...this.resources]
      .filter(([each]) => each.startsWith(`${key}/`) && !each.slice(key.length + 1).includes('/'))
      .map(([each, value]) => ({ name: `projects/${this.project}/${each}`, ...value }));
  }

  #service(name: string): Json {
    const isOn = this.enabled.has(name.split('/').at(-1) ?? '');
    return {
      name: name.replace(this.project, this.number),
      parent: `projects/${this.number}`,
      state: isOn ? 'ENABLED' : 'DISABLED',
    };
  }

  #enable(names: string[]): Answer {
    const needsBilling = names.some((name) => /^(?:run|cloudfunctions)\./.test(name));
    if (names.length > 20) return error(400, 'At most 20 services.');
    if (needsBilling && !this.resources.has('billingInfo')) {
      return error(400, 'Billing must be enabled.', 'UREQ_PROJECT_BILLING_NOT_FOUND');
    }
    for (const name of names) {
      this.enabled.add(name);
      this.#coldRequests.set(name, 2);
    }
    return this.#operation();
  }

  #setPolicy(resource: string, policy: Json): Answer {
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
}
