import { createMiddleware } from 'hono/factory';
import { type Account, requireAccount, requireAdmin } from './auth.ts';
import type { Env } from './env.ts';

/** The context behind a guard. */
export interface AccountEnv extends Env {
  Variables: Env['Variables'] & { account: Account };
}

/** Lets only people with an account through; 401 for others. */
export const signedIn = createMiddleware<AccountEnv>(async (c, next) => {
  c.set('account', await requireAccount(c));
  await next();
});

/** Lets only admins through; 401 and 403 for others. */
export const admins = createMiddleware<AccountEnv>(async (c, next) => {
  c.set('account', await requireAdmin(c));
  await next();
});
