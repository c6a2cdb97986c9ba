import { userRecord } from '../../records/user.ts';
import type { Fields, Value } from './firestore-rest.ts';
import { SERVER_TIME, tokenFor } from './firestore-rest.ts';

export const IDENTITIES = [
  'anonymous',
  'ordinary',
  'admin',
  'admin by "true"',
  'admin by 1',
  'admin by a map',
  'admin by null',
  'without a user document',
  'admin by a claim of the token',
] as const;
export type IdentityName = (typeof IDENTITIES)[number];

/** Groups of identities by their names in the table of permissions. */
export const WHO = {
  nobody: [],
  'admins only': ['admin'],
  'anyone signed in': IDENTITIES.filter((name) => name !== 'anonymous'),
  anyone: [...IDENTITIES],
} as const satisfies Record<string, readonly IdentityName[]>;
export type Who = keyof typeof WHO;

/** A person in one case; the uid is unique to the case. */
export interface Person {
  name: IdentityName;
  uid: string;
  email: string;
  /** Null for anonymous. */
  token: string | null;
  /** Their own user document, if they have one. */
  document: Fields | null;
}

const RIGHTS: Partial<Record<IdentityName, Value>> = {
  admin: true,
  'admin by "true"': 'true',
  'admin by 1': 1,
  'admin by a map': { admin: true },
  'admin by null': null,
};

/**
 * @param uid unique to the case
 * @param address email address in the token; by default the person's own
 */
export function person(
  project: string,
  name: IdentityName,
  uid: string,
  address: { email?: string } = { email: `${uid}@contoh.example` },
): Person {
  const claims = name === 'admin by a claim of the token' ? { is_admin: true, admin: true } : {};
  const hasDocument = name !== 'anonymous' && name !== 'without a user document';
  return {
    name,
    uid,
    email: address.email ?? `${uid}@contoh.example`,
    token: name === 'anonymous' ? null : tokenFor(project, uid, { ...address, ...claims }),
    document: hasDocument
      ? userDocument(uid, RIGHTS[name] ?? (name in RIGHTS ? null : false))
      : null,
  };
}

/** A user document as it is stored. */
export const userDocument = (uid: string, isAdmin: Value): Fields =>
  userRecord(uid, { is_admin: isAdmin, created_date: SERVER_TIME });
