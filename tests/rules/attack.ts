import type { Case, Request } from './case.ts';
import type { Fields, Write } from './firestore-rest.ts';
import { SERVER_TIME } from './firestore-rest.ts';
import type { IdentityName, Person } from './identities.ts';

export type Given = Record<string, Fields | null>;

/** One of the mistakes that products of this kind make, refused unless said otherwise. */
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

/** Path of the asker's own user document. */
export const own = ({ uid }: Person) => `user/${uid}`;

/** What registering writes. */
export const newUser = ({ email }: Person): Fields => ({
  email,
  display_name: 'Saya',
  locale: 'id',
  created_date: SERVER_TIME,
});
