import { warn as logWarning } from 'firebase-functions/logger';
import { isbot } from 'isbot';
import { withTimeout } from '../../../model/timeout.ts';
import { VIEWS_PER_MINUTE } from '../../../model/visits/limits.ts';
import { type Visit, sourceOf, visitSchema } from '../../../model/visits/visit.ts';
import { publicAnswerMs } from '../config.ts';
import { errorText } from '../error-text.ts';
import { empty } from '../http/http-response.ts';
import { parseBody } from '../http/parse-request.ts';
import type { RequestContext } from '../http/request-context.ts';
import { perMinute } from '../rate-limit/limit.ts';
import { countView } from './count.ts';
import { nameFilter } from './names.ts';

/** False for programs, for pages that nobody sees yet, and for browsers that ask not to be counted. */
function isCounted({ header }: RequestContext): boolean {
  return !isbot(header('user-agent')) && header('sec-purpose') === '' && header('sec-gpc') !== '1';
}

const hasViewsLeft = perMinute(VIEWS_PER_MINUTE);
const names = nameFilter();

async function countAdmitted(visit: Visit): Promise<void> {
  const [page, source] = await Promise.all([
    names.countedPage(visit.page),
    names.countedSource(sourceOf(visit)),
  ]);
  await countView({ ...visit, page, source }, Date.now());
}

/** `POST /api/visit`: counts a page view. The answer is 204 whether it was counted or not: nobody reads it. */
export async function countVisit(context: RequestContext): Promise<Response> {
  const visit = await parseBody(
    context,
    visitSchema,
    'Send the fields that docs/behaviour.md names.',
  );
  if (!isCounted(context) || !hasViewsLeft(context.clientIp)) return empty(204);
  await withTimeout(countAdmitted(visit), publicAnswerMs.value()).catch((error: unknown) => {
    logWarning('not counted', { error: errorText(error) });
  });
  return empty(204);
}
