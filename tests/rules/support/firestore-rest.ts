/**
 * A client of Firestore's REST API. Tests use it besides the SDK because it can send every form of write, and thousands
 * of requests within seconds.
 */

const { FIRESTORE_EMULATOR_HOST = '127.0.0.1:8080' } = process.env;
export const EMULATOR = `http://${FIRESTORE_EMULATOR_HOST}`;

/** Placeholder for the server time in written values. */
export const SERVER_TIME = Symbol('server time');

export type Value =
  | string
  | number
  | boolean
  | null
  | Date
  | Uint8Array
  | typeof SERVER_TIME
  | Value[]
  | { [field: string]: Value };
export type Fields = Record<string, Value>;

export interface Transform {
  fieldPath: string;
  [operation: string]: unknown;
}

export type Write =
  | {
      form: 'create' | 'set' | 'update' | 'merge';
      path: string;
      fields: Fields;
      /** Fields that `update` and `merge` remove. Maps are replaced as a whole. */
      removed?: string[];
      transforms?: Transform[];
    }
  | { form: 'delete'; path: string };

export interface Query {
  /** Path of the document that holds the collection; '' for the root. */
  parent: string;
  collection: string;
  group?: boolean;
  /** The value of `__name__` is a document's path. */
  where?: [field: string, value: Value];
  limit?: number;
  count?: boolean;
}

/** A database of the emulator, called as a signed-in person, anonymously (`null`) or without rules (`owner`). */
export function firestore(project: string) {
  const database = `projects/${project}/databases/(default)`;
  const url = `${EMULATOR}/v1/${database}/documents`;

  async function post(token: string | null, path: string, body: unknown): Promise<Response> {
    const headers = new Headers({ 'Content-Type': 'application/json' });
    if (token !== null) headers.set('Authorization', `Bearer ${token}`);
    return fetch(`${url}${path}`, { method: 'POST', headers, body: JSON.stringify(body) });
  }

  return {
    async get(token: string | null, path: string): Promise<Response> {
      const headers = new Headers(token === null ? {} : { Authorization: `Bearer ${token}` });
      return fetch(`${url}/${path}`, { headers });
    },
    commit: (token: string | null, writes: Write[], transaction?: string) =>
      post(token, ':commit', {
        writes: writes.map((write) => encodeWrite(database, write)),
        ...(transaction && { transaction }),
      }),
    begin: (token: string | null) => post(token, ':beginTransaction', {}),
    query(token: string | null, query: Query): Promise<Response> {
      const structuredQuery = encodeQuery(database, query);
      const parent = query.parent && `/${query.parent}`;
      if (!query.count) return post(token, `${parent}:runQuery`, { structuredQuery });
      return post(token, `${parent}:runAggregationQuery`, {
        structuredAggregationQuery: { structuredQuery, aggregations: [{ alias: 'n', count: {} }] },
      });
    },
  };
}

export type Firestore = ReturnType<typeof firestore>;

/**
 * An unsigned token, which the emulator accepts.
 * @param claims besides the uid, e.g. `email`
 */
export function tokenFor(project: string, uid: string, claims: Record<string, unknown>): string {
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
  const now = Math.floor(Date.now() / 1000);
  const payload = {
    ...claims,
    sub: uid,
    user_id: uid,
    iss: `https://securetoken.google.com/${project}`,
    aud: project,
    iat: now,
    exp: now + 3600,
  };
  return `${part({ alg: 'none', typ: 'JWT' })}.${part(payload)}.`;
}

/** Replaces the rules of one of the emulator's projects. @throws where they do not compile */
export async function loadRules(project: string, content: string): Promise<void> {
  const response = await fetch(`${EMULATOR}/emulator/v1/projects/${project}:securityRules`, {
    method: 'PUT',
    body: JSON.stringify({ rules: { files: [{ name: 'firestore.rules', content }] } }),
  });
  if (!response.ok) throw new Error(`The rules do not compile: ${await response.text()}`);
}

function encodeWrite(database: string, write: Write): object {
  const name = `${database}/documents/${write.path}`;
  if (write.form === 'delete') return { delete: name };
  const times = timePaths(write.fields);
  const updateTransforms = [
    ...times.map((fieldPath) => ({ fieldPath, setToServerValue: 'REQUEST_TIME' })),
    ...(write.transforms ?? []),
  ];
  const fields = encodeFields(write.fields);
  const encoded = { update: { name, fields }, updateTransforms };
  if (write.form === 'create') return { ...encoded, currentDocument: { exists: false } };
  if (write.form === 'set') return encoded;
  const fieldPaths = [...Object.keys(fields), ...(write.removed ?? [])];
  const masked = { ...encoded, updateMask: { fieldPaths } };
  return write.form === 'merge' ? masked : { ...masked, currentDocument: { exists: true } };
}

function timePaths(fields: Fields, prefix = ''): string[] {
  return Object.entries(fields).flatMap(([field, value]) => {
    if (value === SERVER_TIME) return [prefix + field];
    return isMap(value) ? timePaths(value, `${prefix}${field}.`) : [];
  });
}

function isMap(value: Value): value is Fields {
  return (
    typeof value === 'object' &&
    value !== null &&
    !Array.isArray(value) &&
    !(value instanceof Date) &&
    !(value instanceof Uint8Array)
  );
}

function encodeFields(fields: Fields): Record<string, object> {
  const stated = Object.entries(fields).filter(([, value]) => value !== SERVER_TIME);
  return Object.fromEntries(stated.map(([field, value]) => [field, encode(value)]));
}

function encode(value: Value): object {
  if (value === null) return { nullValue: null };
  if (typeof value === 'string') return { stringValue: value };
  if (typeof value === 'boolean') return { booleanValue: value };
  if (typeof value === 'number') {
    return Number.isInteger(value) ? { integerValue: String(value) } : { doubleValue: value };
  }
  if (value instanceof Date) return { timestampValue: value.toISOString() };
  if (value instanceof Uint8Array) return { bytesValue: Buffer.from(value).toString('base64') };
  if (Array.isArray(value)) return { arrayValue: { values: value.map(encode) } };
  if (typeof value === 'symbol') throw new Error('the server time cannot stand in a list');
  return { mapValue: { fields: encodeFields(value) } };
}

function encodeQuery(database: string, { collection, group = false, where, limit }: Query): object {
  const value = where?.[0] === '__name__' ? namedBy(database, where[1]) : where && encode(where[1]);
  return {
    from: [{ collectionId: collection, allDescendants: group }],
    ...(where && {
      where: {
        fieldFilter: { field: { fieldPath: where[0] }, op: 'EQUAL', value },
      },
    }),
    ...(limit !== undefined && { limit }),
  };
}

function namedBy(database: string, path: Value): object {
  if (typeof path !== 'string') throw new Error('a document is asked for by its path');
  return { referenceValue: `${database}/documents/${path}` };
}
