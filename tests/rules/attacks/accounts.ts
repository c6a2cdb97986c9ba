import { DISPLAY_NAME_MAX } from '../../../model/users/user.ts';
import { attack, newUser, own } from '../support/attack.ts';
import type { Case } from '../support/case.ts';
import type { Fields, Write } from '../support/firestore-rest.ts';
import type { Person } from '../support/identities.ts';

/** Nobody makes the user document of another account. */
function foreignAccounts(): Case[] {
  const create = (asked: Person, key: string): Write[] => [
    { form: 'create', path: `user/foreign-${key}`, fields: newUser(asked) },
  ];
  return [attack('accounts of others', 'a user document of another account', 'ordinary', create)];
}

/** A new name has a condition of its own, apart from that of creation. */
function longNames(): Case[] {
  const update = (asked: Person): Write[] => [
    {
      form: 'update',
      path: own(asked),
      fields: { display_name: 'x'.repeat(DISPLAY_NAME_MAX + 1) },
    },
  ];
  return [attack('names', 'a new name that is too long', 'ordinary', update)];
}

/** The owner of a user document with missing fields can still update it. */
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

/** Email addresses come from the token; without one, the record has ''. */
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
  ];
}

export const accountAttacks: readonly Case[] = [
  ...foreignAccounts(),
  ...longNames(),
  ...incompleteUsers(),
  ...addresses(),
];
