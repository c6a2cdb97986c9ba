import { ApiError, callApi } from '#admin/data/api-client.ts';
import { type ErrorDescription, describeError } from '#admin/data/error-message.ts';
import { formatMessage } from '#browser/locale/format.ts';
import type {
  Command,
  CommandAnswer,
  ChangedSince,
  NotPublishable,
} from '#model/content/commands.ts';
import type { Entry } from '#model/content/draft.ts';
import type { Problem } from '#model/content/fields.ts';
import type { ContentType } from '#model/content/type-names.ts';
import type { Locale } from '#studio/locale.ts';
import type { EntrySession } from '../draft/entry-store.ts';
import { untilSaved } from '../draft/until-saved.ts';
import { contentMessages } from '../messages.ts';
import { publishingMessages } from './messages.ts';

/** Nothing of it is queued. @throws {ApiError} */
export function changeContent(command: Command): Promise<CommandAnswer> {
  return callApi('publishContent', command);
}

export interface Refusal {
  language: Locale;
  problems: Problem[];
}

/**
 * Saves first, then publishes the languages one by one.
 * @param publishAt in milliseconds since 1970; null for now
 * @returns the first language that the server refused, with why, or null
 * @throws {ApiError} also if a text cannot be saved
 */
export async function publish(
  session: EntrySession,
  { type, id: entry }: Entry,
  languages: readonly Locale[],
  publishAt: number | null,
): Promise<Refusal | null> {
  const saved = await untilSaved(session, [...languages, 'shared']);
  if (saved === 'offline') throw new ApiError('unavailable', 'A save has no answer');
  const revision = session.remote?.revision;
  if (saved !== 'saved' || !revision) {
    throw new ApiError('internal', 'A text is not saved', 'unsaved');
  }
  const at = publishAt === null ? null : new Date(publishAt).toISOString();
  for (const locale of languages) {
    const seen = { text: revision[locale] ?? 0, shared: revision['shared'] ?? 0 };
    try {
      await changeContent({ command: 'publish', type, entry, locale, seen, at });
    } catch (error) {
      if (!(error instanceof ApiError) || error.reason !== 'not_publishable') throw error;
      return { language: locale, problems: (error.details as NotPublishable).issues };
    }
  }
  return null;
}

/** @param to the place among the entries, from 0 */
export async function moveEntry(
  type: ContentType,
  entries: readonly { id: string }[],
  entry: string,
  to: number,
): Promise<void> {
  const after = entries.filter(({ id }) => id !== entry)[to - 1]?.id ?? null;
  await changeContent({ command: 'move', type, entry, after });
}

export function describePublishError(error: unknown, locale: Locale): ErrorDescription {
  const { failures, nothingChanged, shared } = publishingMessages[locale];
  const names = { ...contentMessages[locale].languages, shared };
  const { reason, details } = error instanceof ApiError ? error : { reason: '', details: {} };
  const known: Readonly<Record<string, string>> = failures;
  const { parts = [] } = details as Partial<ChangedSince>;
  const { text, expected } = describeError(error, locale);
  const why = known[reason];
  return {
    text: `${nothingChanged} ${why === undefined ? text : formatMessage(why, { parts: parts.map((part) => names[part]).join(', ') })}`,
    expected: expected || why !== undefined,
  };
}
