import type { MiddlewareName } from '../../routes.ts';

/** Where a visitor is sent instead of the page asked for. */
export interface Redirect {
  redirect: string;
  /** With a full load of the page, so that nothing of the old one stays. */
  reload: boolean;
}

/** What the gates ask; `isAdmin` and `isSignedIn` look into Auth and the database and may reject. */
export interface GuardContext {
  storedId: string | null;
  isAdmin: () => Promise<boolean>;
  isSignedIn: () => Promise<boolean>;
  /** Told of a lookup that failed. */
  failed: (error: unknown) => void;
}

export type Guard = (known: GuardContext, path: string) => Promise<Redirect | null>;

const home: Redirect = { redirect: '/', reload: true };
const dashboard: Redirect = { redirect: '/admin/dashboard', reload: false };

async function isKnownAdmin(known: GuardContext): Promise<boolean> {
  if (known.storedId === null) return false;
  try {
    return await known.isAdmin();
  } catch (error) {
    known.failed(error);
    return false;
  }
}

/** Admin pages: everyone but a known admin goes home, whatever the reason (docs/behaviour.md, section 6). */
const admin: Guard = async (known) => ((await isKnownAdmin(known)) ? null : home);

/** Login and landing page: an admin goes to work; on a failed lookup the visitor stays (docs/behaviour.md, section 6). */
const landing: Guard = async (known) => ((await isKnownAdmin(known)) ? dashboard : null);

/** The account page: whoever is not signed in signs in first, and comes back. */
const account: Guard = async (known, path) => {
  const turn = { redirect: `/login?next=${encodeURIComponent(path)}`, reload: false };
  if (known.storedId === null) return turn;
  try {
    return (await known.isSignedIn()) ? null : turn;
  } catch (error) {
    known.failed(error);
    return turn;
  }
};

export const guards: Readonly<Record<MiddlewareName, Guard>> = { admin, landing, account };
