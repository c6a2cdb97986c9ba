import type { StoredUser } from '#model/users/user.ts';
import type { SessionState } from './use-session.ts';

/** `asking`: no answer yet. `new`: no profile yet. `other-way`: the right is bound to another way of signing in. */
export type Rights =
  | 'asking'
  | 'signed-out'
  | 'new'
  | 'user'
  | 'other-way'
  | 'admin'
  | 'unreachable';

/** `say` says the state; others than `show` lead to another page. */
type Step = 'wait' | 'show' | 'say' | 'home' | 'sign-in' | 'account' | 'dashboard';

export function rightsOf(session: {
  kind: SessionState['kind'];
  profile?: StoredUser | null;
}): Rights {
  switch (session.kind) {
    case 'unknown':
      return 'asking';
    case 'logged-out':
      return 'signed-out';
    case 'unchecked':
      return 'unreachable';
    case 'admin':
      return 'admin';
    case 'user':
      if (!session.profile) return 'new';
      return session.profile.is_admin ? 'other-way' : 'user';
  }
}

const ADMIN_STEPS = {
  asking: 'wait',
  'signed-out': 'home',
  new: 'home',
  user: 'home',
  'other-way': 'home',
  admin: 'show',
  unreachable: 'home',
} as const;

/** docs/behaviour.md, "Roles and permissions" */
export const STEPS = {
  landing: {
    asking: 'wait',
    'signed-out': 'show',
    new: 'show',
    user: 'show',
    'other-way': 'say',
    admin: 'dashboard',
    unreachable: 'say',
  },
  'sign-in': {
    asking: 'wait',
    'signed-out': 'show',
    new: 'account',
    user: 'account',
    'other-way': 'account',
    admin: 'dashboard',
    unreachable: 'say',
  },
  account: {
    asking: 'wait',
    'signed-out': 'sign-in',
    new: 'show',
    user: 'show',
    'other-way': 'say',
    admin: 'show',
    unreachable: 'say',
  },
  admin: ADMIN_STEPS,
  'open admin page': { ...ADMIN_STEPS, 'signed-out': 'say' },
} as const satisfies Record<string, Record<Rights, Step>>;
