import {
  type Firestore,
  doc,
  serverTimestamp,
  setDoc,
  updateDoc,
  writeBatch,
} from 'firebase/firestore/lite';
import { type Case, attack } from '../support/case.ts';
import { type Fields, type Person, stampBy, userDocument } from '../support/identities.ts';

const own = (database: Firestore, { uid }: Person) => doc(database, 'user', uid);

/** The user document that registration creates. */
const newUser = ({ email }: Person): Fields => ({
  email,
  display_name: 'Saya',
  locale: 'id',
  created_date: serverTimestamp(),
});

const other = ({ uid }: Person) => `user/other-${uid}`;

/** Nobody changes an admin right from a browser; shape-cases.ts tries every value on creation. */
const adminRights: Case[] = [
  attack('granting oneself is_admin', 'an update', 'ordinary', (database, asked) =>
    updateDoc(own(database, asked), { is_admin: true }),
  ),
  attack(
    'granting oneself is_admin',
    'a batch with a deed of admins',
    'ordinary',
    (database, asked) =>
      writeBatch(database)
        .update(own(database, asked), { is_admin: true })
        .set(doc(database, 'app_version/dev'), { version: '1.0.0.01012026', ...stampBy(asked) })
        .commit(),
  ),
  attack(
    'granting oneself is_admin',
    'creation and promotion in one batch',
    'without a user document',
    (database, asked) => {
      const mine = own(database, asked);
      const batch = writeBatch(database).set(mine, newUser(asked));
      return batch.update(mine, { is_admin: true }).commit();
    },
  ),
  attack('an own profile', 'made anew over the stored one', 'ordinary', (database, asked) =>
    setDoc(own(database, asked), newUser(asked)),
  ),
  attack('an admin changing rights', 'their own', 'admin', (database, asked) =>
    updateDoc(own(database, asked), { is_admin: false }),
  ),
  attack(
    'an admin changing rights',
    'those of another',
    'admin',
    (database, asked) => updateDoc(doc(database, other(asked)), { is_admin: true }),
    (asked) => ({ [other(asked)]: userDocument('other', false) }),
  ),
];

/** The owner of a user document with missing fields can still update it. */
const incompleteUsers = [{ display_name: 'Saya' }, { locale: 'en' }].map((fields) =>
  attack(
    'incomplete user documents',
    `change of ${Object.keys(fields).join()}`,
    'ordinary',
    (database, asked) => updateDoc(own(database, asked), fields),
    ({ uid }) => ({ [`user/${uid}`]: { is_admin: false } }),
    'allowed',
  ),
);

/** Email addresses come from the token; without one, the record has ''. */
function withoutAddress(name: string, email: string, expected: Case['expected']): Case {
  const create = (database: Firestore, asked: Person) =>
    setDoc(own(database, asked), { ...newUser(asked), email });
  const each = attack('addresses', name, 'without a user document', create, undefined, expected);
  return { ...each, asked: { ...each.asked, token: { sub: each.asked.uid } } };
}

export const accountAttacks: readonly Case[] = [
  ...adminRights,
  ...incompleteUsers,
  withoutAddress('a new user without an address', '', 'allowed'),
  withoutAddress('a new user with an address of their choice', 'x@contoh.example', 'denied'),
];
