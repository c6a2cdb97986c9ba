import type { Case } from '../support/case.ts';
import { attack, newUser, own } from '../support/attack.ts';
import type { Transform } from '../support/firestore-rest.ts';
import { SERVER_TIME } from '../support/firestore-rest.ts';
import type { IdentityName, Person } from '../support/identities.ts';

/*
 * Nobody changes an admin right from a browser. shape-cases.ts tries every value on creation and in changes of one's own
 * document, and its removal; operation-cases.ts every form of write.
 */

const IMPOSTORS: readonly IdentityName[] = [
  'ordinary',
  'admin by "true"',
  'admin by a claim of the token',
];

const TRANSFORMS: Record<string, Omit<Transform, 'fieldPath'>> = {
  'server time': { setToServerValue: 'REQUEST_TIME' },
  increment: { increment: { integerValue: '1' } },
  'array union': { appendMissingElements: { values: [{ booleanValue: true }] } },
};

const promoted = (asked: Person) => ({
  form: 'update' as const,
  path: own(asked),
  fields: { is_admin: true },
});

function selfPromotion(): Case[] {
  const group = 'granting oneself is_admin';
  return [
    ...IMPOSTORS.map((who) => attack(group, 'an update', who, (asked) => [promoted(asked)])),
    ...Object.entries(TRANSFORMS).map(([what, operation]) =>
      attack(group, `${what} as a transform`, 'ordinary', (asked) => [
        {
          form: 'update',
          path: own(asked),
          fields: {},
          transforms: [{ fieldPath: 'is_admin', ...operation }],
        },
      ]),
    ),
    attack(group, 'creation and promotion in one batch', 'without a user document', (asked) => [
      { form: 'create', path: own(asked), fields: newUser(asked) },
      promoted(asked),
    ]),
    attack(group, 'promotion and a deed of admins in one batch', 'ordinary', (asked, key) => [
      promoted(asked),
      {
        form: 'create',
        path: `contact_message/${key}/private/notes`,
        fields: { notes: '', updated_by: asked.uid, updated_date: SERVER_TIME },
      },
    ]),
  ];
}

/** Admins can remove neither their own right nor give one to another. */
function changesByAdmins(): Case[] {
  const group = 'an admin changing rights';
  const other = (key: string) => `user/other-${key}`;
  return [
    attack(group, 'their own', 'admin', (asked) => [
      { ...promoted(asked), fields: { is_admin: false } },
    ]),
    attack(
      group,
      'those of another',
      'admin',
      (asked, key) => [{ ...promoted(asked), path: other(key) }],
      (_, key) => ({
        [other(key)]: {
          is_admin: false,
          email: 'x@contoh.example',
          display_name: '',
          locale: 'en',
        },
      }),
    ),
  ];
}

export const adminRightAttacks: readonly Case[] = [...selfPromotion(), ...changesByAdmins()];
