import type { AccountData, DeletedAccount } from '../../../model/account/api.ts';
import { deleteAccountSchema } from '../../../model/account/api.ts';
import { requireAccount, requireRecentSignIn } from '../http/auth.ts';
import { endpoint } from '../http/endpoint.ts';
import { HttpError } from '../http/http-error.ts';
import type { HttpResponse } from '../http/http-response.ts';
import { json } from '../http/http-response.ts';
import { parseBody } from '../http/parse-request.ts';
import type { RequestContext } from '../http/request-context.ts';
import { deleteAccount } from './delete-account.ts';
import { AdminAccountError, readAccountData } from './stored-data.ts';

async function remove(context: RequestContext): Promise<HttpResponse> {
  const account = await requireAccount(context);
  requireRecentSignIn(account);
  const request = await parseBody(
    context,
    deleteAccountSchema,
    'invalid_request',
    'Send {messages: boolean}.',
  );
  try {
    await deleteAccount(account.uid, request);
  } catch (error) {
    if (!(error instanceof AdminAccountError)) throw error;
    const message = 'Admins keep their account until another admin has withdrawn their rights.';
    throw new HttpError(409, 'admin_account', message);
  }
  return json<DeletedAccount>(200, { deleted: true });
}

/**
 * `/api/account`, for the owner of an account. GET answers with what is stored under it; POST deletes that and needs a
 * recent sign-in. Requests and responses: `model/account/api.ts`.
 */
export const accountHandler = endpoint(
  { name: 'account', methods: ['GET', 'POST'] },
  async (context) =>
    context.method === 'POST'
      ? remove(context)
      : json<AccountData>(200, await readAccountData((await requireAccount(context)).uid)),
);
