import type { StoredUser } from '#model/users/user.ts';
import type { SessionState } from './use-session.ts';

export type Rights =
  | 'pending'
  | 'signed-out'
  | 'no-profile'
  | 'user'
  /** The admin right is bound to another way of signing in. */
  | 'wrong-provider'
  | 'admin'
  | 'unreachable';

/** `explain` says the state on the page; others than `show` redirect. */
type AccessStep = 'wait' | 'show' | 'explain' | 'home' | 'sign-in' | 'account' | 'dashboard';

export function rightsOf(session: {
  kind: SessionState['kind'];
  profile?: StoredUser | null;
}): Rights {
  switch (session.kind) {
    case 'unknown':
      return 'pending';
    case 'logged-out':
      return 'signed-out';
    case 'unchecked':
      return 'unreachable';
    case 'admin':
      return 'admin';
    case 'user':
      if (!session.profile) return 'no-profile';
      return session.profile.is_admin ? 'wrong-provider' : 'user';
  }
}

const ADMIN_ACCESS = {
  pending: 'wait',
  'signed-out': 'home',
  'no-profile': 'home',
  user: 'home',
  'wrong-provider': 'home',
  admin: 'show',
  unreachable: 'home',
} as const;

export const ACCESS_TABLE = {
  landing: {
    pending: 'wait',
    'signed-out': 'show',
    'no-profile': 'show',
    user: 'show',
    'wrong-provider': 'explain',
    admin: 'dashboard',
    unreachable: 'explain',
  },
  'sign-in': {
    pending: 'wait',
    'signed-out': 'show',
    'no-profile': 'account',
    user: 'account',
    'wrong-provider': 'account',
    admin: 'dashboard',
    unreachable: 'explain',
  },
  account: {
    pending: 'wait',
    'signed-out': 'sign-in',
    'no-profile': 'show',
    user: 'show',
    'wrong-provider': 'explain',
    admin: 'show',
    unreachable: 'explain',
  },
  admin: ADMIN_ACCESS,
  adminLive: { ...ADMIN_ACCESS, 'signed-out': 'explain' },
} as const satisfies Record<string, Record<Rights, AccessStep>>;
