import { warn as logWarning } from 'firebase-functions/logger';
import { isbot } from 'isbot';
import * as v from 'valibot';
import type { VisitsAnswer } from '../../../model/visits/api.ts';
import { VISIT_SPANS } from '../../../model/visits/api.ts';
import type { Vitals } from '../../../model/visits/vitals.ts';
import { vitalsSchema } from '../../../model/visits/vitals.ts';
import type { Visit } from '../../../model/visits/visit.ts';
import {
  VIEWS_PER_MINUTE,
  VISIT_MAX_BYTES,
  VITALS_MAX_BYTES,
} from '../../../model/visits/limits.ts';
import { visitSchema } from '../../../model/visits/visit.ts';
import { withTimeout } from '../../../model/timeout.ts';
import { adminEndpoint } from '../http/admin-endpoint.ts';
import type { HttpHandler } from '../http/endpoint.ts';
import { publicAnswerMs } from '../config.ts';
import { endpoint } from '../http/endpoint.ts';
import { empty, json } from '../http/http-response.ts';
import { parseBody } from '../http/parse-request.ts';
import type { RequestContext } from '../http/request-context.ts';
import { countVisit, countVitals } from './count.ts';
import { nameFilter } from './names.ts';
import { readSpan } from './read-span.ts';

/** False for programs, for pages that nobody sees yet, and for browsers that ask not to be counted. */
function isCounted({ header }: RequestContext): boolean {
  return !isbot(header('user-agent')) && header('sec-purpose') === '' && header('sec-gpc') !== '1';
}

const MINUTE_MS = 60_000;

/**
 * Counts the views of network addresses in this instance's memory, where they are forgotten after a minute; nothing of an
 * address is stored or passed on.
 * @returns true where an address has views left in this minute, which takes one
 */
export function viewsPerMinute(now: () => number = Date.now): (address: string) => boolean {
  let minute = 0;
  const views = new Map<string, number>();
  return (address) => {
    const current = Math.floor(now() / MINUTE_MS);
    if (current !== minute) views.clear();
    minute = current;
    const count = views.get(address) ?? 0;
    views.set(address, count + 1);
    return count < VIEWS_PER_MINUTE;
  };
}

/** Makes a handler that counts what browsers send. The answer is 204 whether it was counted or not: nobody reads it. */
function countingHandler<T>(
  options: { name: string; maxBytes: number; schema: v.GenericSchema<unknown, T> },
  count: (sent: T, now: number) => Promise<void>,
): HttpHandler {
  const hasViewsLeft = viewsPerMinute();
  return endpoint(
    {
      name: options.name,
      methods: ['POST'],
      maxBytes: options.maxBytes,
    },
    async (context) => {
      const sent = await parseBody(
        context,
        options.schema,
        'invalid_visit',
        'Send the fields that docs/behaviour.md names.',
      );
      if (!isCounted(context) || !hasViewsLeft(context.clientIp)) return empty(204);
      const counted = withTimeout(count(sent, Date.now()), publicAnswerMs.value());
      await counted.catch((error: unknown) => {
        logWarning('not counted', { endpoint: options.name, error: String(error) });
      });
      return empty(204);
    },
  );
}

const knownNames = nameFilter();

/** `POST /api/visit`: counts a page view. */
export const visitHandler = countingHandler<Visit>(
  { name: 'visit', maxBytes: VISIT_MAX_BYTES, schema: visitSchema },
  async (visit, now) => countVisit(await knownNames(visit), now),
);

/** `POST /api/vitals`: counts what a visitor's browser measured. */
export const vitalsHandler = countingHandler<Vitals>(
  { name: 'vitals', maxBytes: VITALS_MAX_BYTES, schema: vitalsSchema },
  countVitals,
);

const spanSchema = v.fallback(v.picklist(VISIT_SPANS), '30');

/** `GET /api/admin/visits?span=7|30|90|12m`, admins only. */
export const visitsHandler = adminEndpoint({
  name: 'visits',
  GET: async ({ query }) => {
    const span = v.parse(spanSchema, query.get('span'));
    return json<VisitsAnswer>(200, await readSpan(span, Date.now()));
  },
});
