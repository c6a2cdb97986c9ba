import { attack, newUser, own } from './attack.ts';
import type { Case } from './case.ts';
import type { Transform, Value, Write } from './firestore-rest.ts';
import { SERVER_TIME } from './firestore-rest.ts';
import type { IdentityName, Person } from './identities.ts';
import { harmless } from './operation-cases.ts';

/** Values that could be mistaken for true. */
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

/** No form of write lets users grant themselves `is_admin`. */
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
        path: `contact_message/${key}/private/notes`,
        fields: { notes: '', updated_by: asked.uid, updated_date: SERVER_TIME },
      },
    ]),
    attack(group, 'removing is_admin: an ordinary user', 'ordinary', (asked) => [
      { form: 'update', path: own(asked), fields: {}, removed: ['is_admin'] },
    ]),
  ];
}

/** Admins cannot remove their own right or user document. */
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

/** No admin changes the right of another from a browser. */
function changesOfOthers(): Case[] {
  const group = 'an admin changing the right of another';
  const path = (key: string) => `user/other-${key}`;
  const given = (_: Person, key: string) => ({
    [path(key)]: { is_admin: false, email: 'other@contoh.example', display_name: '', locale: 'en' },
  });
  return (['update', 'merge'] as const).map((form) =>
    attack(
      group,
      form,
      'admin',
      (_, key) => [{ form, path: path(key), fields: { is_admin: true } }],
      given,
    ),
  );
}

export const adminRightAttacks: readonly Case[] = [
  ...selfPromotion(),
  ...selfDemotion(),
  ...changesOfOthers(),
];
