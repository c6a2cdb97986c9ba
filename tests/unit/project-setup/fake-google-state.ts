export type Json = Record<string, unknown>;

export interface Answer {
  status: number;
  body: unknown;
}

export interface Call {
  /** Groups of the route's pattern. */
  parts: string[];
  query: URLSearchParams;
  body: Json;
}

export type Route = [method: string, path: RegExp, answer: (call: Call) => Answer];

export const ok = (body: unknown = {}): Answer => ({ status: 200, body });

export const error = (
  status: number,
  message: string,
  reason?: string,
  permission?: string,
): Answer => ({
  status,
  body: {
    error: {
      code: status,
      message,
      details: reason === undefined ? [] : [{ reason, metadata: { permission } }],
    },
  },
});

export const notFound = error(404, 'Requested entity was not found.');
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

/** What exists in the project of the fake, and how its resources are read and changed. */
export class FakeGoogleState {
  readonly project = 'studio-1';
  readonly number = '123456';
  readonly bucket = 'studio-1.firebasestorage.app';
  /** What exists, by address without the host's version. */
  resources = new Map<string, Json>();
  policies = new Map<string, Json>();
  enabled = new Set<string>();
  /** Users by e-mail address who are registered. */
  admins = new Set<string>();
  /** How often an API that was enabled a moment ago still refuses. */
  readonly coldRequests = new Map<string, number>();
  readonly operations = new Map<string, number>();
  /** Accounts that IAM does not know everywhere yet: the first policy that names one is refused. */
  readonly newAccounts = new Set<string>();
  #serial = 0;

  /** Number that no other resource of this project has. */
  nextSerial(): number {
    this.#serial += 1;
    return this.#serial;
  }

  read(key: string): Answer {
    const found = this.resources.get(key);
    return found === undefined ? notFound : ok(found);
  }

  create(key: string, body: Json, answer: Answer = ok(body)): Answer {
    if (this.resources.has(key)) return exists;
    this.resources.set(key, body);
    return answer;
  }

  patch(key: string, { query, body }: Call): Answer {
    const mask = query.get('updateMask') ?? Object.keys(body).join(',');
    this.resources.set(key, merged(this.resources.get(key) ?? {}, body, mask));
    return ok({});
  }

  list(prefix: string): Json[] {
    return [...this.resources].filter(([key]) => key.startsWith(prefix)).map(([, value]) => value);
  }

  /** An operation that ends at the second look. */
  operation(): Answer {
    this.#serial += 1;
    const name = `operations/${this.#serial}`;
    this.operations.set(name, 1);
    return ok({ name });
  }

  /** A policy; that of a secret or account only where there is one. */
  policy(resource: string): Answer {
    const owner = /(?<=\/)(?:secrets\/\w+|serviceAccounts\/[\w.@-]+)$/.exec(resource)?.[0];
    const key = owner?.replace('secrets/', 'secret/').replace('serviceAccounts/', 'account/');
    if (key !== undefined && !this.resources.has(key)) return notFound;
    return ok(this.policies.get(resource) ?? { etag: '0' });
  }

  setPolicy(resource: string, { body }: Call): Answer {
    const policy = body['policy'] as Json;
    const current = this.policies.get(resource) ?? { etag: '0' };
    if (policy['etag'] !== current['etag'])
      return error(409, 'There were concurrent policy changes.');
    const tooNew = [...this.newAccounts].find((email) => JSON.stringify(policy).includes(email));
    if (tooNew !== undefined) {
      this.newAccounts.delete(tooNew);
      return error(400, `Service account ${tooNew} does not exist.`);
    }
    const etag = String(Number(current['etag']) + 1);
    this.policies.set(resource, { ...policy, etag });
    return ok(this.policies.get(resource));
  }
}
