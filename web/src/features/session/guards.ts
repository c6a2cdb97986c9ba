/** The session's route middleware. Import lazily; it loads Firebase only where a user id is stored. */
import type { MiddlewareName } from '../../routes.ts';
import { isReachable } from '../../browser/reachability.ts';
import type { Middleware, MiddlewareResult, PageRedirect } from '../navigation/index.ts';
import { reportFailedCheck } from './report-failed-check.ts';
import { storedUserId } from './stored-user.ts';

/** What the guards depend on; `isAdmin` and `isSignedIn` ask Auth and the database and may reject. */
export interface GuardContext {
  storedId: string | null;
  isAdmin: () => Promise<boolean>;
  isSignedIn: () => Promise<boolean>;
  /** Whether the site answers: the admin area does not open without it. */
  isReachable: () => Promise<boolean>;
  /** Called with the error of a failed lookup. */
  onError: (error: unknown) => void;
}

/** Route guard: a redirect, or null where the visitor may see the page. */
export type Guard = (context: GuardContext, path: string) => Promise<MiddlewareResult>;

const toHome: PageRedirect = { redirect: '/', reload: true };
const toDashboard: PageRedirect = { redirect: '/admin/dashboard', reload: false };

async function isVerifiedAdmin(context: GuardContext): Promise<boolean> {
  if (context.storedId === null) return false;
  try {
    return await context.isAdmin();
  } catch (error) {
    context.onError(error);
    return false;
  }
}

/** Admin pages: everyone but a verified admin goes to the home page (docs/behaviour.md, "Roles and permissions"). */
const admin: Guard = async (context) => ((await isVerifiedAdmin(context)) ? null : toHome);

/** Login and home page: an admin goes to the dashboard; offline, or where the lookup fails, the visitor stays. */
const landing: Guard = async (context) =>
  (await isVerifiedAdmin(context)) && (await context.isReachable()) ? toDashboard : null;

/** The account page: a visitor who is not signed in goes to the login page, and returns from there. */
const account: Guard = async (context, path) => {
  const toLogin = { redirect: `/login?next=${encodeURIComponent(path)}`, reload: false };
  if (context.storedId === null) return toLogin;
  try {
    return (await context.isSignedIn()) ? null : toLogin;
  } catch (error) {
    context.onError(error);
    return toLogin;
  }
};

/** The session's route guards, by the name of their middleware. */
export const guards: Readonly<Record<MiddlewareName, Guard>> = { admin, landing, account };

const lookUp = async () => (await import('./lookup.ts')).lookUpSession();

/** The middleware of that name: its guard with the session's lookups. */
export function sessionMiddleware(name: MiddlewareName): Middleware {
  return ({ path }) =>
    guards[name](
      {
        storedId: storedUserId(),
        isAdmin: async () => (await lookUp()).kind === 'admin',
        isSignedIn: async () => (await lookUp()).kind !== 'logged-out',
        isReachable,
        onError: (error) => reportFailedCheck(error, name),
      },
      path,
    );
}
