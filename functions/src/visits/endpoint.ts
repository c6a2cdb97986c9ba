import { warn as logWarning } from 'firebase-functions/logger';
import type { Context } from 'hono';
import { isbot } from 'isbot';
import * as v from 'valibot';
import { contactMessageRecord } from '../../../model/contact/message.ts';
import { withTimeout } from '../../../model/timeout.ts';
import { VIEWS_PER_MINUTE } from '../../../model/visits/limits.ts';
import { type Visit, sourceOf, visitSchema } from '../../../model/visits/visit.ts';
import { publicAnswerMs } from '../config.ts';
import { errorText } from '../error-text.ts';
import { senderIp } from '../http/env.ts';
import { empty } from '../http/http-response.ts';
import { type BodyEnv, parseBody } from '../http/request-body.ts';
import { minuteLimiter } from '../rate-limit/limit.ts';
import { addToDay, countView } from './count.ts';
import { nameFilter } from './names.ts';

/** False for programs, pages that nobody sees yet, and browsers that ask not to be counted. */
function isCounted(c: Context): boolean {
  const purpose = c.req.header('sec-purpose') ?? '';
  return !isbot(c.req.header('user-agent')) && purpose === '' && c.req.header('sec-gpc') !== '1';
}

const hasViewsLeft = minuteLimiter(VIEWS_PER_MINUTE);
const names = nameFilter();

async function countAdmitted(visit: Visit): Promise<void> {
  const [page, source] = await Promise.all([
    names.countedPage(visit.page),
    names.countedSource(sourceOf(visit)),
  ]);
  await countView({ ...visit, page, source }, Date.now());
}

/** `POST /api/visit`: 204 whether it was counted or not, as nobody reads it. */
export async function countVisit(c: Context<BodyEnv>): Promise<Response> {
  const visit = await parseBody(c, visitSchema, 'Send the fields that docs/behaviour.md names.');
  if (!isCounted(c) || !hasViewsLeft(senderIp(c))) return empty(204);
  await withTimeout(countAdmitted(visit), publicAnswerMs.value()).catch((error: unknown) => {
    logWarning('not counted', { error: errorText(error) });
  });
  return empty(204);
}

/** A message is new for ten minutes; an older one was restored from a backup, or seeded. */
const NEW_MS = 600_000;

/** Counts a message and what led to it; suspected spam and restored messages are left out. */
export async function countNewMessage(stored: unknown, now: number): Promise<void> {
  const message = v.safeParse(contactMessageRecord, stored);
  if (!message.success) return;
  const { status, referral, created_date } = message.output;
  if (status === 'spam' || now - created_date > NEW_MS) return;
  const source = await names.countedSource(referral === undefined ? '' : sourceOf(referral));
  const message_sources = source === '' ? {} : { [source]: 1 };
  await addToDay({ messages: 1, message_sources }, created_date);
}
