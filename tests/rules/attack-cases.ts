import type { Case, Request } from './case.ts';
import type { Fields, Transform, Value, Write } from './firestore-rest.ts';
import { SERVER_TIME } from './firestore-rest.ts';
import type { IdentityName, Person } from './identities.ts';
import { userDocument } from './identities.ts';
import { harmless } from './operation-cases.ts';

type Given = Record<string, Fields | null>;

function attack(
  group: string,
  name: string,
  who: IdentityName,
  request: (asked: Person, key: string) => Request | Write[],
  given: (asked: Person, key: string) => Given = () => ({}),
  expected: Case['expected'] = 'denied',
): Case {
  return {
    group,
    name,
    who,
    expected,
    plan(asked, key) {
      const made = request(asked, key);
      return {
        given: given(asked, key),
        request: Array.isArray(made) ? { commit: made } : made,
      };
    },
  };
}

const own = ({ uid }: Person) => `user/${uid}`;

const newUser = ({ email }: Person): Fields => ({
  email,
  display_name: 'Saya',
  locale: 'id',
  created_date: SERVER_TIME,
});

/** Everything that might pass for true. */
const RIGHTS: Record<string, Value> = {
  true: true,
  '"true"': 'true',
  '1': 1,
  'a map': { is_admin: true },
  'a list': [true],
};

const TRANSFORMS: Record<string, Omit<Transform, 'fieldPath'>> = {
  'server time': { setToServerValue: 'REQUEST_TIME' },
  increment: { increment: { integerValue: '1' } },
  maximum: { maximum: { integerValue: '1' } },
  'array union': { appendMissingElements: { values: [{ booleanValue: true }] } },
};

/** Nobody grants themselves `is_admin`, in any form of write. */
function selfPromotion(): Case[] {
  const group = 'granting oneself is_admin';
  const forms = ['update', 'merge', 'set'] as const;
  const impostors: IdentityName[] = [
    'ordinary',
    'admin by "true"',
    'admin by a claim of the token',
  ];
  return [
    ...impostors.flatMap((who) =>
      Object.entries(RIGHTS).flatMap(([what, is_admin]) =>
        forms
          .flatMap((form) => {
            const write = (asked: Person): Write => ({
              form,
              path: own(asked),
              fields: form === 'set' ? { ...asked.document, is_admin } : { is_admin },
            });
            return [
              attack(group, `${what} by ${form}`, who, (asked) => [write(asked)]),
              attack(group, `${what} by ${form}, in a batch`, who, (asked, key) => [
                harmless(key),
                write(asked),
              ]),
              attack(group, `${what} by ${form}, in a transaction`, who, (asked) => ({
                commit: [write(asked)],
                inTransaction: true,
              })),
            ];
          })
          .filter((each) => !(who === 'admin by "true"' && each.name.startsWith('"true"'))),
      ),
    ),
    ...Object.entries(RIGHTS).map(([what, is_admin]) =>
      attack(group, `${what} on creation`, 'without a user document', (asked) => [
        { form: 'create', path: own(asked), fields: { ...newUser(asked), is_admin } },
      ]),
    ),
    ...Object.entries(TRANSFORMS).flatMap(([what, operation]) => [
      attack(group, `${what} as a transform`, 'ordinary', (asked) => [
        {
          form: 'update',
          path: own(asked),
          fields: {},
          transforms: [{ fieldPath: 'is_admin', ...operation }],
        },
      ]),
      attack(group, `${what} as a transform on creation`, 'without a user document', (asked) => [
        {
          form: 'create',
          path: own(asked),
          fields: newUser(asked),
          transforms: [{ fieldPath: 'is_admin', ...operation }],
        },
      ]),
    ]),
    attack(group, 'creation and promotion in one batch', 'without a user document', (asked) => [
      { form: 'create', path: own(asked), fields: newUser(asked) },
      { form: 'update', path: own(asked), fields: { is_admin: true } },
    ]),
    attack(group, 'promotion and a deed of admins in one batch', 'ordinary', (asked, key) => [
      { form: 'update', path: own(asked), fields: { is_admin: true } },
      {
        form: 'create',
        path: `audit_log/${key}`,
        fields: {
          action: 'admin_grant',
          target: own(asked),
          detail: '',
          by: asked.uid,
          by_email: asked.email,
          created_date: SERVER_TIME,
        },
      },
    ]),
    attack(group, 'removing is_admin: an ordinary user', 'ordinary', (asked) => [
      { form: 'update', path: own(asked), fields: {}, removed: ['is_admin'] },
    ]),
  ];
}

/** An admin neither demotes nor removes themselves. */
function selfDemotion(): Case[] {
  const group = 'an admin demoting themselves';
  return [
    ...(['update', 'merge', 'set'] as const).map((form) =>
      attack(group, form, 'admin', (asked) => [
        {
          form,
          path: own(asked),
          fields: { ...(form === 'set' && asked.document), is_admin: false },
        },
      ]),
    ),
    attack(group, 'removing the field', 'admin', (asked) => [
      { form: 'update', path: own(asked), fields: {}, removed: ['is_admin'] },
    ]),
    attack(group, 'deleting the document', 'admin', (asked) => [
      { form: 'delete', path: own(asked) },
    ]),
  ];
}

/** Closing an account that never had a document, or one without the field, is no error. */
function closingAccounts(): Case[] {
  const group = 'closing an account';
  const remove = (asked: Person): Write[] => [{ form: 'delete', path: own(asked) }];
  const incomplete = (asked: Person): Given => ({ [own(asked)]: { display_name: 'Saya' } });
  return [
    attack(group, 'without a document', 'without a user document', remove, undefined, 'allowed'),
    attack(group, 'without is_admin', 'ordinary', remove, incomplete, 'allowed'),
  ];
}

/** Once a record says who changed it and when, every later change by an admin says so anew. */
function staleStamps(): Case[] {
  const group = 'stamps of earlier changes';
  const stamped = (by: string): Fields => ({ updated_by: by, updated_date: SERVER_TIME });
  const records = {
    user: { stored: userDocument('other', false), change: { is_admin: true } },
    contact_message: { stored: { status: 'new', uid: 'x' }, change: { status: 'done' } },
  } as const;
  return Object.entries(records).flatMap(([collection, { stored, change }]) => {
    const path = (key: string) => `${collection}/stamped-${key}`;
    const make = (
      name: string,
      fields: (uid: string) => Fields,
      by: string,
      expected: Case['expected'],
      removed: string[] = [],
    ) =>
      attack(
        group,
        `${collection}: ${name}`,
        'admin',
        ({ uid }, key) => [{ form: 'update', path: path(key), fields: fields(uid), removed }],
        (_, key) => ({ [path(key)]: by === '' ? stored : { ...stored, ...stamped(by) } }),
        expected,
      );
    return [
      make('first change without a stamp', () => change, '', 'allowed'),
      make('change that leaves the stamp of another', () => change, 'another', 'denied'),
      make('change stamped anew', (uid) => ({ ...change, ...stamped(uid) }), 'another', 'allowed'),
      make(
        'stamp in the name of another',
        () => ({ ...change, ...stamped('another') }),
        '',
        'denied',
      ),
      make('stamp removed', () => change, 'another', 'denied', ['updated_by', 'updated_date']),
    ];
  });
}

/** Addresses come from the token; where it has none, the record has ''. */
function addresses(): Case[] {
  const group = 'addresses';
  const create = (name: string, fields: (asked: Person) => Fields, expected: Case['expected']) => ({
    ...attack(
      group,
      name,
      'without a user document',
      () => [],
      () => ({}),
      expected,
    ),
    plan: (asked: Person) => ({
      given: {},
      request: { commit: [{ form: 'create', path: own(asked), fields: fields(asked) } as const] },
    }),
    withoutEmail: true,
  });
  return [
    create(
      'a new user without an address',
      (asked) => ({ ...newUser(asked), email: '' }),
      'allowed',
    ),
    create('a new user with an address of their choice', newUser, 'denied'),
    ...(['', 'other@contoh.example'] as const).map((by_email) => ({
      ...attack(
        group,
        `an audit entry by somebody without an address, signed "${by_email}"`,
        'admin',
        ({ uid }, key) => [
          {
            form: 'create',
            path: `audit_log/${key}`,
            fields: {
              action: 'version_set',
              target: 'app_version/dev',
              detail: '',
              by: uid,
              by_email,
              created_date: SERVER_TIME,
            },
          },
        ],
        undefined,
        by_email === '' ? 'allowed' : 'denied',
      ),
      withoutEmail: true,
    })),
  ];
}

/** The document's name is a text of the visitor's too. */
function reportNames(): Case[] {
  const report = (length: number) => (_: Person, key: string) => {
    const write = harmless(key);
    return [{ ...write, path: `error_report/${key.padEnd(length, 'x')}` }];
  };
  return [
    attack(
      'names of error reports',
      '64 characters',
      'anonymous',
      report(64),
      undefined,
      'allowed',
    ),
    attack('names of error reports', '65 characters', 'anonymous', report(65)),
  ];
}

/** Only the two channels that functions read. */
function versionChannels(): Case[] {
  return ['staging', 'DEV'].map((channel) =>
    attack('version channels', channel, 'admin', ({ uid }) => [
      {
        form: 'set',
        path: `app_version/${channel}`,
        fields: { version: '1.0.0.01012026', updated_by: uid, updated_date: SERVER_TIME },
      },
    ]),
  );
}

/** A user document that an earlier product or a script left without some fields does not lock its owner out. */
function incompleteUsers(): Case[] {
  const changes: Fields[] = [{ display_name: 'Saya' }, { locale: 'en' }];
  return changes.map((fields) =>
    attack(
      'incomplete user documents',
      `change of ${Object.keys(fields).join()}`,
      'ordinary',
      (asked) => [{ form: 'update', path: own(asked), fields }],
      (asked) => ({ [own(asked)]: { is_admin: false } }),
      'allowed',
    ),
  );
}

/** The moment a record was created stays, transforms included. */
function createdDates(): Case[] {
  return ['blog_post', 'portfolio_item', 'testimonial', 'user', 'contact_message'].map(
    (collection) =>
      attack(
        'created_date moved by a transform',
        collection,
        'admin',
        ({ uid }, key) => [
          {
            form: 'update',
            path: `${collection}/${key}`,
            fields: { updated_by: uid, updated_date: SERVER_TIME, created_date: SERVER_TIME },
          },
        ],
        (_, key) => ({ [`${collection}/${key}`]: { created_date: SERVER_TIME } }),
      ),
  );
}

/** What is not there is refused like what is not one's own, so that nobody learns which ids exist. */
function missingDocuments(): Case[] {
  return ['user', 'contact_message', 'blog_post', 'error_report'].map((collection) =>
    attack('documents that are not there', collection, 'ordinary', (_, key) => ({
      get: `${collection}/missing-${key}`,
    })),
  );
}

/** The mistakes that products of this kind make, one by one. */
/** What anyone may write in one collection, in every other one. */
function misplacedReports(): Case[] {
  const places = [
    'unknown',
    'rate_limit',
    'error_group',
    'error_day',
    'error_counted',
    'audit_log',
  ];
  return (['anonymous', 'ordinary', 'admin'] as const).flatMap((who) =>
    places.map((place) =>
      attack(`${place}/{id}: an error report there`, 'create', who, (_, key) => [
        { ...harmless(key), path: `${place}/${key}` },
      ]),
    ),
  );
}

export const attackCases: readonly Case[] = [
  ...selfPromotion(),
  ...selfDemotion(),
  ...closingAccounts(),
  ...staleStamps(),
  ...addresses(),
  ...reportNames(),
  ...misplacedReports(),
  ...versionChannels(),
  ...incompleteUsers(),
  ...createdDates(),
  ...missingDocuments(),
];
