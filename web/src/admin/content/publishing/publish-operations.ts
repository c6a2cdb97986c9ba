import type { ContentKind } from '../../../../../model/content-limits.ts';
import type { ValidationIssue } from '../../../../../model/content-publishing.ts';
import { validateForPublishing } from '../../../../../model/content-publishing.ts';
import {
  publishUpdate,
  stillMatchesUpdate,
  unpublishUpdate,
} from '../../../../../model/content-status.ts';
import { KINDS } from '../../../../../model/content-text.ts';
import type { Locale } from '../../../../../model/locale.ts';
import { queryDocuments } from '../../../firebase/firestore.ts';
import type { EntrySession } from '../session/entry-session.ts';

/** True where another entry of the kind has this address; reads two records at most. */
export async function isSlugTaken(kind: ContentKind, id: string, slug: string): Promise<boolean> {
  if (!KINDS[kind].hasSlug || slug === '') return false;
  const found = await queryDocuments(KINDS[kind].collection, {
    where: [['slug', '==', slug]],
    limit: 2,
  });
  return found.some((one) => one.id !== id);
}

/**
 * The validation issues that keep a language from being published, unsaved texts included.
 * @returns null while the entry is not loaded
 * @throws where the address cannot be looked up
 */
export async function findPublishIssues(
  session: EntrySession,
  locale: Locale,
): Promise<ValidationIssue[] | null> {
  const entry = session.getLocalEntry();
  if (entry === null) return null;
  const taken = await isSlugTaken(entry.kind, entry.id, entry.slug);
  return validateForPublishing(entry.kind, entry.draft[locale], entry, taken);
}

/**
 * Publishes a language with its unsaved texts. Offline the promise stays open until the change reaches the server.
 * @param publishAt from when visitors get it, in milliseconds since 1970
 * @returns false where it failed; the session's save state has the reason
 */
export function publish(
  session: EntrySession,
  locale: Locale,
  publishAt: number,
): Promise<boolean> {
  return session.update((entry) => publishUpdate(entry.kind, entry, locale, publishAt), {
    action: 'content_publish',
    locale,
    historyReason: 'publish',
  });
}

/** Takes a language off the site; its draft stays. */
export function unpublish(session: EntrySession, locale: Locale): Promise<boolean> {
  return session.update(() => unpublishUpdate(locale), {
    action: 'content_unpublish',
    locale,
    historyReason: 'unpublish',
  });
}

/** Marks a language as matching the other one again. */
export function confirmStillMatches(session: EntrySession, locale: Locale): Promise<boolean> {
  return session.update(() => stillMatchesUpdate(locale), { action: 'content_save', locale });
}
