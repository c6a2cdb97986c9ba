import { DAY_MS } from '../time-zone.ts';

/** Upper length of a stored reason in characters. */
export const MAIL_PROBLEM_LENGTH = 200;

/**
 * Why a mail about a message was not sent. `not_configured`: no mail server is set up. `too_many`: a limit of mails was
 * reached. `refused`: the mail server refused it for good. `failing`: it could not be handed over yet; it is tried again
 * for a day (`MAIL_RETRY_MS`).
 */
export const MAIL_PROBLEMS = ['not_configured', 'too_many', 'refused', 'failing'] as const;
export type MailProblem = (typeof MAIL_PROBLEMS)[number];

/** How long a failing mail is tried again, counted from the arrival of its message, in ms. */
export const MAIL_RETRY_MS = DAY_MS;

/** A problem as it is stored. @param reason what the mail server said, without addresses; '' where it said nothing */
export const mailProblem = (problem: MailProblem, reason = ''): string =>
  (reason === '' ? problem : `${problem}: ${reason}`)
    .slice(0, MAIL_PROBLEM_LENGTH)
    .replace(/\p{Cs}$/u, '');

/** A stored problem in its parts. */
export function parseMailProblem(stored: string): { problem: MailProblem; reason: string } {
  const [name = '', ...rest] = stored.split(': ');
  const problem = MAIL_PROBLEMS.find((known) => known === name);
  return problem ? { problem, reason: rest.join(': ') } : { problem: 'refused', reason: stored };
}
