import * as v from 'valibot';
import type { ErrorGroupAnswer } from '../../../model/errors/api.ts';
import { errorGroupChangeSchema, errorGroupsQuerySchema } from '../../../model/errors/api.ts';
import type { Actor } from '../../../model/audit/actor.ts';
import { json } from '../http/http-response.ts';
import type { RequestContext } from '../http/request-context.ts';
import { parseBody, parseQuery } from '../http/parse-request.ts';
import { HttpError } from '../http/http-error.ts';
import { changeGroup } from './change-group.ts';
import { readGroup, readGroups } from './read-groups.ts';

const noGroup = () =>
  new HttpError(404, 'no_such_group', 'This error is not known. Reload the list of errors.');

/**
 * `GET /api/admin/errors`, admins only: counted errors, one by `?group=` or a page by `status`, `search`, `before`
 * (`model/errors/api.ts`).
 */
export async function answerErrors({ query }: RequestContext): Promise<Response> {
  const group = query.get('group');
  if (group !== null) {
    if (!v.is(errorGroupChangeSchema.entries.group, group)) throw noGroup();
    const found = await readGroup(group);
    if (found === null) throw noGroup();
    return json<ErrorGroupAnswer>(200, found);
  }
  const filter = parseQuery(
    query,
    errorGroupsQuerySchema,
    'Send status, search and before, or group.',
  );
  return json(200, await readGroups(filter));
}

/** `POST /api/admin/errors`, admins only: resolves or reopens a group (`model/errors/api.ts`). */
export async function changeErrors(context: RequestContext, admin: Actor): Promise<Response> {
  const request = await parseBody(
    context,
    errorGroupChangeSchema,
    'invalid_change',
    'Send {group, action: resolve|reopen}.',
  );
  const group = await changeGroup(request, admin, Date.now());
  if (group === null) throw noGroup();
  return json(200, group);
}
