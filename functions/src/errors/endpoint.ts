import * as v from 'valibot';
import type { ErrorGroupAnswer } from '../../../model/errors/api.ts';
import { errorGroupChangeSchema, errorGroupsQuerySchema } from '../../../model/errors/api.ts';
import type { Actor } from '../../../model/audit/actor.ts';
import type { HttpResponse } from '../http/http-response.ts';
import { json } from '../http/http-response.ts';
import type { RequestContext } from '../http/request-context.ts';
import { parseBody, parseQuery } from '../http/parse-request.ts';
import { adminEndpoint } from '../http/admin-endpoint.ts';
import { HttpError } from '../http/http-error.ts';
import { changeGroup } from './change-group.ts';
import { readGroup, readGroups } from './read-groups.ts';

const noGroup = () =>
  new HttpError(404, 'no_such_group', 'This error is not known. Reload the list of errors.');

async function read({ query }: RequestContext): Promise<HttpResponse> {
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

async function change(context: RequestContext, admin: Actor): Promise<HttpResponse> {
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

/**
 * `/api/admin/errors`, admins only. GET reads counted errors (`?group=`, or a page of groups by `status`, `search`,
 * `before`); POST resolves or reopens a group. Requests and responses: `model/errors/api.ts`.
 */
export const errorReportsHandler = adminEndpoint({ name: 'errorReports', GET: read, POST: change });
