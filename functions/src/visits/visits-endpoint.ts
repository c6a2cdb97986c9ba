import type { VisitsAnswer } from '../../../model/visits/api.ts';
import { json } from '../http/http-response.ts';
import { readVisits } from './read-visits.ts';

/** `GET /api/admin/visits`, admins only: the last days. Answer: `model/visits/api.ts`. */
export const answerVisits = async (): Promise<Response> =>
  json<VisitsAnswer>(200, await readVisits(Date.now()));
