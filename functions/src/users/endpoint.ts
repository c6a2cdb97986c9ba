import type { AdminRight } from '../../../model/users/api.ts';
import { adminRightSchema } from '../../../model/users/api.ts';
import type { Account } from '../http/auth.ts';
import { requireRecentSignIn } from '../http/auth.ts';
import { json } from '../http/http-response.ts';
import { parseBody } from '../http/parse-request.ts';
import type { RequestContext } from '../http/request-context.ts';
import { setAdminRight } from './admin-right.ts';

/**
 * `POST /api/admin/users`, admins only: grants or withdraws the rights of an admin, and needs a recent sign-in
 * (`model/users/api.ts`).
 */
export async function changeRight(context: RequestContext, author: Account): Promise<Response> {
  requireRecentSignIn(author);
  const right = await parseBody(
    context,
    adminRightSchema,
    'invalid_change',
    'Send {uid, is_admin}.',
  );
  await setAdminRight(author, right);
  return json<AdminRight>(200, right);
}
