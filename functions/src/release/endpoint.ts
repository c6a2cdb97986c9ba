import { json } from '../http/http-response.ts';
import { askForRelease } from './state.ts';

/** `POST /api/admin/release`, admins only: renders the pages again. */
export async function answerRelease(): Promise<Response> {
  await askForRelease();
  return json(202, {});
}
