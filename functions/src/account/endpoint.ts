import type { AccountData, DeletedAccount } from '../../../model/account/api.ts';
import { deleteAccountSchema } from '../../../model/account/api.ts';
import type { Account } from '../http/auth.ts';
import { requireRecentSignIn } from '../http/auth.ts';
import { HttpError, json } from '../http/http-response.ts';
import { parseBody } from '../http/parse-request.ts';
import type { RequestContext } from '../http/request-context.ts';
import { AdminAccountError, deleteAccount, readAccountData } from './stored-data.ts';

/** Deletes what is stored under an account; its owner must have signed in recently. */
export async function deleteOwnAccount(
  context: RequestContext,
  account: Account,
): Promise<Response> {
  requireRecentSignIn(account);
  const request = await parseBody(context, deleteAccountSchema, 'Send {messages: boolean}.');
  try {
    await deleteAccount(account.uid, request);
  } catch (error) {
    if (!(error instanceof AdminAccountError)) throw error;
    const message = 'Admins keep their account until another admin has withdrawn their rights.';
    throw new HttpError(409, 'admin_account', message);
  }
  return json<DeletedAccount>(200, { deleted: true });
}

/** What is stored under an account. */
export const readOwnAccount = async (_: RequestContext, { uid }: Account): Promise<Response> =>
  json<AccountData>(200, await readAccountData(uid));
