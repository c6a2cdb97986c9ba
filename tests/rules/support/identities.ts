import { type EmulatorMockTokenOptions, serverTimestamp } from 'firebase/firestore/lite';
import { userRecord } from '../../records/user.ts';

export type Fields = Record<string, unknown>;

/** Time at which the stored documents of the tests were written. */
export const EARLIER = new Date('2026-01-01T00:00:00Z');

export const IDENTITIES = [
  'anonymous',
  'ordinary',
  'admin',
  'admin by "true"',
  'admin by 1',
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

/** A person who makes a request. */
export interface Person {
  name: IdentityName;
  /** No other person has it. */
  uid: string;
  email: string;
  /** Null for anonymous. */
  token: EmulatorMockTokenOptions | null;
  /** The person's user document, if there is one. */
  document: Fields | null;
}

const RIGHTS: Partial<Record<IdentityName, unknown>> = {
  admin: true,
  'admin by "true"': 'true',
  'admin by 1': 1,
};

let persons = 0;

export function person(name: IdentityName): Person {
  persons += 1;
  const uid = `person-${persons}`;
  const email = `${uid}@contoh.example`;
  const claims = name === 'admin by a claim of the token' ? { is_admin: true, admin: true } : {};
  const hasDocument = name !== 'anonymous' && name !== 'without a user document';
  return {
    name,
    uid,
    email,
    token: name === 'anonymous' ? null : { sub: uid, email, ...claims },
    document: hasDocument ? userDocument(uid, RIGHTS[name] ?? false) : null,
  };
}

/** A user document as it is stored. */
export const userDocument = (uid: string, isAdmin: unknown): Fields =>
  userRecord(uid, { is_admin: isAdmin, created_date: EARLIER });

export const stampBy = ({ uid }: Person): Fields => ({
  updated_by: uid,
  updated_date: serverTimestamp(),
});
