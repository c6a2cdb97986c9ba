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

interface Outcome {
  published: Locale[];
  /** The first language that the server refused, with why. */
  refused?: { language: Locale; problems: Problem[] };
}

/** A failure after some languages were published. */
class PartlyPublished extends Error {
  readonly published: readonly Locale[];

  constructor(published: readonly Locale[], cause: unknown) {
    super('Only some languages are published', { cause });
    this.published = published;
  }
}

/**
 * Saves first, then publishes the languages one by one.
 * @param publishAt in milliseconds since 1970; null for now
 * @throws {ApiError | PartlyPublished} also if a text cannot be saved
 */
export async function publish(
  session: EntrySession,
  { type, id: entry }: Entry,
  languages: readonly Locale[],
  publishAt: number | null,
): Promise<Outcome> {
  const saved = await waitUntilSaved(session, [...languages, 'shared']);
  if (saved === 'offline') throw new ApiError('unavailable', 'A save has no answer');
  const revision = session.remote?.revision;
  if (saved !== 'saved' || !revision) {
    throw new ApiError('internal', 'A text is not saved', 'unsaved');
  }
  const at = publishAt === null ? null : new Date(publishAt).toISOString();
  const published: Locale[] = [];
  for (const locale of languages) {
    const seen = { text: revision[locale] ?? 0, shared: revision['shared'] ?? 0 };
    try {
      await changeContent({ command: 'publish', type, entry, locale, seen, at });
      published.push(locale);
    } catch (error) {
      if (error instanceof ApiError && error.reason === 'not_publishable') {
        const { issues: problems } = error.details as NotPublishable;
        return { published, refused: { language: locale, problems } };
      }
      throw published.length === 0 ? error : new PartlyPublished(published, error);
    }
  }
  return { published };
}

export const namesOf = (languages: readonly Locale[], reader: Locale): { language: string } => ({
  language: languages.map((one) => contentMessages[reader].languages[one]).join(', '),
});

export function describePublishError(thrown: unknown, locale: Locale): ErrorDescription {
  const { failures, nothingChanged, published } = publishingMessages[locale];
  const isPartly = thrown instanceof PartlyPublished;
  const error = isPartly ? thrown.cause : thrown;
  const changed = isPartly
    ? formatMessage(published, namesOf(thrown.published, locale))
    : nothingChanged;
  const { languages, shared } = contentMessages[locale];
  const names = { ...languages, shared };
  const { reason, details } = error instanceof ApiError ? error : { reason: '', details: {} };
  const known: Readonly<Record<string, string>> = failures;
  const { parts = [] } = details as Partial<ChangedSince>;
  const { text, expected } = describeError(error, locale);
  const why = known[reason];
  return {
    text: `${changed} ${why === undefined ? text : formatMessage(why, { parts: parts.map((part) => names[part]).join(', ') })}`,
    expected: expected || why !== undefined,
  };
}
