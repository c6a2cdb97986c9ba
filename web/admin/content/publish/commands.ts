import { ApiError } from '#admin/data/api-client.ts';
import { type ErrorDescription, describeError } from '#admin/data/error-message.ts';
import { formatMessage } from '#browser/locale/format.ts';
import type { ChangedSince, NotPublishable } from '#model/content/commands.ts';
import type { Entry } from '#model/content/draft.ts';
import type { Problem } from '#model/content/fields.ts';
import type { Locale } from '#studio/locale.ts';
import { contentMessages } from '../messages.ts';
import { changeContent } from '../save/change-content.ts';
import type { EntrySession } from '../save/entry-store.ts';
import { waitUntilSaved } from '../save/wait-until-saved.ts';
import { publishingMessages } from './messages.ts';

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
  const saved = await waitUntilSaved(session, [...languages, 'shared']);
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

export function describePublishError(error: unknown, locale: Locale): ErrorDescription {
  const { failures, nothingChanged } = publishingMessages[locale];
  const { languages, shared } = contentMessages[locale];
  const names = { ...languages, shared };
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
