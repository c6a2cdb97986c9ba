import * as v from 'valibot';
import { answerSchema } from '../../../model/confirmation/answer.ts';
import type { ConfirmationPage, ConfirmationState } from '../../../model/confirmation/page.ts';
import { HttpError } from '../http/http-error.ts';
import type { RequestContext } from '../http/request-context.ts';
import type { OpenedLink } from '../preview-links/links.ts';
import { clientKey, countUse } from '../rate-limit/limit.ts';
import { confirmWords, leaveNote, readAsked } from './store-answer.ts';

/** Answers of one sender in an hour. */
export const ANSWERS_PER_HOUR = 30;

/** The status of the page in each state. */
const STATUS: Record<ConfirmationState, number> = {
  asked: 200,
  noted: 200,
  confirmed: 200,
  changed: 409,
  full: 409,
  used: 410,
  expired: 410,
  note_invalid: 400,
  refused: 400,
  too_many: 429,
  unavailable: 503,
};

/** The note that a client typed, for a page that gives it back. */
const noteOf = ({ note }: Record<string, unknown>): string =>
  typeof note === 'string' ? note : '';

/** What the page says, and its status. */
export interface Answered {
  status: number;
  page: ConfirmationPage;
}

function answered(state: ConfirmationState, page: Partial<ConfirmationPage> = {}): Answered {
  const empty = { asked: null, note: '', date: null, wait: 0 };
  return { status: STATUS[state], page: { ...empty, ...page, state } };
}

/** The page of a link that asks nothing any more; null for one that does. */
function endedPage({ usedDate, expires }: OpenedLink, now: number, note = ''): Answered | null {
  if (usedDate !== null) return answered('used', { date: usedDate, note });
  return expires <= now ? answered('expired', { date: expires, note }) : null;
}

/** The page that asks a client for a confirmation; null where there is nothing to confirm. It changes nothing. */
export async function askingPage(link: OpenedLink, now: number): Promise<Answered | null> {
  const ended = endedPage(link, now);
  if (ended) return ended;
  const asked = await readAsked(link);
  return asked && answered('asked', { asked, date: link.expires });
}

/** @throws {HttpError} 429 where a sender has answered too often */
export async function countAnswer({ clientIp }: RequestContext): Promise<void> {
  const key = clientKey('confirmation', clientIp);
  const retryAfter = await countUse([{ key, uses: ANSWERS_PER_HOUR, windowSeconds: 3600 }]);
  if (retryAfter === 0) return;
  throw new HttpError(429, 'too_many_requests', 'Too many answers. Please try again later.', {
    headers: { 'Retry-After': String(retryAfter) },
  });
}

/** Takes a client's answer. @returns null where there is nothing to confirm */
export async function takeAnswer(
  link: OpenedLink,
  sent: Record<string, unknown>,
  now: number,
): Promise<Answered | null> {
  const note = noteOf(sent);
  const ended = endedPage(link, now, note);
  if (ended) return ended;
  const parsed = v.safeParse(answerSchema, sent);
  const more = { date: link.expires };
  if (!parsed.success) {
    const asked = await readAsked(link);
    const state = sent['answer'] === 'change' ? 'note_invalid' : 'refused';
    return asked && answered(state, { ...more, asked, note });
  }
  const answer = parsed.output;
  const outcome =
    answer.answer === 'confirm'
      ? await confirmWords(link, answer.shown, now)
      : await leaveNote(link, answer.note, now);
  switch (outcome.state) {
    case 'gone':
      return null;
    case 'full':
      return answered('full', { ...more, asked: outcome.asked, note });
    case 'changed':
    case 'noted':
      return answered(outcome.state, { ...more, asked: outcome.asked });
    default:
      return answered(outcome.state, { date: outcome.date, note });
  }
}

/**
 * The page for an answer that was refused before it was read, or could not be stored.
 * @param sent what the client answered; empty where it could not be read
 */
export function refusedPage(
  { code, status, headers }: HttpError,
  sent: Record<string, unknown>,
): Answered {
  const note = noteOf(sent);
  if (code === 'too_many_requests') {
    return answered('too_many', { note, wait: Number(headers['Retry-After']) });
  }
  if (status >= 500) return answered('unavailable', { note });
  return { ...answered('refused', { note }), status };
}
