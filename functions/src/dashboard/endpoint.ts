import type { Dashboard } from '../../../model/dashboard/api.ts';
import { json } from '../http/http-response.ts';
import { readDashboard } from './read-dashboard.ts';

/** `GET /api/admin/dashboard`, admins only: what there is to do. Answer: `model/dashboard/api.ts`. */
export const answerDashboard = async (): Promise<Response> =>
  json<Dashboard>(200, await readDashboard(Date.now()));
