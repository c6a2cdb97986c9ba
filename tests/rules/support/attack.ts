import type { Case, Request } from './case.ts';
import type { Fields, Write } from './firestore-rest.ts';
import { SERVER_TIME } from './firestore-rest.ts';
import type { IdentityName, Person } from './identities.ts';

type Given = Record<string, Fields | null>;

/** A case of a common attack; expected to be refused by default. */
export function attack(
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

/** Path of the caller's own user document. */
export const own = ({ uid }: Person) => `user/${uid}`;

/** The user document that registration creates. */
export const newUser = ({ email }: Person): Fields => ({
  email,
  display_name: 'Saya',
  locale: 'id',
  created_date: SERVER_TIME,
});
