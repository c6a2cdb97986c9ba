import * as v from 'valibot';
import type { PublishRequest, PublishResponse } from '../../../../../model/publishing/api.ts';
import { publishIssuesSchema, publishResponseSchema } from '../../../../../model/publishing/api.ts';
import type { ContentKind } from '../../../../../model/content/limits.ts';
import type { ValidationIssue } from '../../../../../model/publishing/problems.ts';
import { validateForPublishing } from '../../../../../model/publishing/problems.ts';
import { publishableFields } from '../../../../../model/publishing/status.ts';
import type { TextMap } from '../../../../../model/content/text.ts';
import { KINDS } from '../../../../../model/content/text.ts';
import type { Bilingual, Locale } from '../../../../../model/locale.ts';
import { LOCALES } from '../../../../../model/locale.ts';
import { ApiError, callApi } from '../../../data/api-client.ts';
import { queryDocuments } from '../../../firebase/firestore.ts';
import type { EntrySession } from '../autosave/entry-session.ts';
import { isPublishedWith, textPath } from '../entry/entry-fields.ts';
import { finishSaves, saveEverything } from '../autosave/session-operations.ts';

/**
 * Changes what visitors get, or what only the server may change of an entry. Needs the server: nothing of it is queued.
 * @throws {ApiError}
 */
export function changeContent(request: PublishRequest): Promise<PublishResponse> {
  return callApi('publishContent', publishResponseSchema, request);
}

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
 * The validation issues that the browser can find, unsaved texts included.
 * @returns null while the entry is not loaded
 */
export function findPublishIssues(session: EntrySession, locale: Locale): ValidationIssue[] | null {
  const entry = session.getLocalEntry();
  return entry && validateForPublishing(entry.kind, entry.draft[locale], entry);
}

/** Waits for the server's answer. @returns the validation issues that it found; none where it did what was asked */
async function issuesOf(request: Promise<unknown>): Promise<ValidationIssue[]> {
  try {
    await request;
    return [];
  } catch (error) {
    const details = error instanceof ApiError ? error.details : {};
    const found = v.safeParse(publishIssuesSchema, details);
    if (found.success) return found.output.issues;
    throw error;
  }
}

/**
 * Publishes a language with its texts and the shared fields as the editor shows them, saved or not.
 * @param publishAt from when visitors get it, in milliseconds since 1970; null for now
 * @returns as `issuesOf`
 */
export async function publish(
  session: EntrySession,
  locale: Locale,
  publishAt: number | null,
): Promise<ValidationIssue[]> {
  // What the database holds is known once it has answered every save.
  if (!(await finishSaves(session))) throw new ApiError('unavailable', 'A save has no answer');
  const { kind, id: entry } = session;
  const local = session.getLocalEntry();
  const { entry: stored, fields: texts } = session.getView();
  if (local === null || stored === null) return [];
  const fields = publishableFields(kind, local, locale);
  const known = Object.entries(publishableFields(kind, stored, locale));
  const base = known.filter(
    ([field, value]) => JSON.stringify(value) !== JSON.stringify(fields[field]),
  );
  const request = {
    operation: 'publish',
    kind,
    entry,
    locale,
    at: publishAt === null ? null : new Date(publishAt).toISOString(),
    fields,
    base: Object.fromEntries(base),
  };
  const published = [...texts].filter(([path]) => isPublishedWith(path, locale));
  const sent = new Map(published.map(([path, text]) => [path, text.local]));
  return issuesOf(session.storeBy(sent, () => changeContent(request as PublishRequest)));
}

/** Makes the texts of a revision the draft; the published texts do not change. */
export async function restoreRevision(
  session: EntrySession,
  revision: { id: string; draft: Bilingual<TextMap> },
): Promise<void> {
  // The state that is replaced is kept in the history, with what was typed last.
  const saved = await saveEverything(session);
  if (saved !== 'saved') {
    const [code, reason] = saved === 'offline' ? ['unavailable', ''] : ['internal', 'unsaved'];
    throw new ApiError(code, 'A text is not saved', reason);
  }
  const { kind, id: entry } = session;
  const texts = LOCALES.flatMap((locale) =>
    KINDS[kind].texts.map(
      (field) => [textPath(locale, field), revision.draft[locale][field] ?? ''] as const,
    ),
  );
  const request = { operation: 'restoreRevision', kind, entry, revision: revision.id } as const;
  await session.storeBy(new Map(texts), () => changeContent(request));
}

/**
 * Moves an entry to another index of the list.
 * @param entries in their present order
 */
export async function moveEntry(
  kind: 'portfolio' | 'testimonials',
  entries: readonly { id: string }[],
  from: number,
  to: number,
): Promise<void> {
  const moved = entries[from];
  if (moved === undefined || to < 0 || to >= entries.length) return;
  const after = entries.filter(({ id }) => id !== moved.id)[to - 1]?.id ?? null;
  await changeContent({ operation: 'reorder', kind, entry: moved.id, after });
}
