import { dashboardQuerySchema } from '../../../model/dashboard/api.ts';
import { adminEndpoint } from '../http/admin-endpoint.ts';
import { json } from '../http/http-response.ts';
import { parseQuery } from '../http/parse-request.ts';
import { readDashboard } from './read-dashboard.ts';

/** `GET /api/admin/dashboard?since={time}`, admins only: the numbers of the dashboard. Answer: `model/dashboard/api.ts`. */
export const dashboardHandler = adminEndpoint({
  name: 'dashboard',
  GET: async ({ query }) => {
    const { since } = parseQuery(
      query,
      dashboardQuerySchema,
      'Send since, in milliseconds since 1970.',
    );
    return json(200, await readDashboard(since, Date.now()));
  },
});
