import * as v from 'valibot';
import { dashboardQuerySchema } from '../../../model/dashboard/api.ts';
import { requireAdmin } from '../http/auth.ts';
import { endpoint } from '../http/endpoint.ts';
import { HttpError } from '../http/http-error.ts';
import { json } from '../http/http-response.ts';
import { readDashboard } from './read-dashboard.ts';

/** `GET /api/admin/dashboard?since={time}`, admins only: the numbers of the dashboard. Answer: `model/dashboard/api.ts`. */
export const dashboardHandler = endpoint(
  { name: 'dashboard', methods: ['GET'] },
  async (context) => {
    await requireAdmin(context);
    const query = v.safeParse(dashboardQuerySchema, Object.fromEntries(context.query));
    if (!query.success) {
      throw new HttpError(400, 'invalid_query', 'Send since, in milliseconds since 1970.');
    }
    return json(200, await readDashboard(query.output.since, Date.now()));
  },
);
