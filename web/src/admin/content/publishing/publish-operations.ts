import * as v from 'valibot';
import type { PublishRequest, PublishResponse } from '../../../../../model/publishing/api.ts';
import { publishIssuesSchema, publishResponseSchema } from '../../../../../model/publishing/api.ts';
import type { ContentKind } from '../../../../../model/content/limits.ts';
import type { ValidationIssue } from '../../../../../model/publishing/problems.ts';
import { validateForPublishing } from '../../../../../model/publishing/problems.ts';
import { draftDigest } from '../../../../../model/publishing/draft-digest.ts';
import { stillMatchesUpdate } from '../../../../../model/publishing/status.ts';
import { KINDS } from '../../../../../model/content/text.ts';
import type { Locale } from '../../../../../model/locale.ts';
import { ApiError, callApi } from '../../../data/api-client.ts';
import { errorCode } from '../../../data/error-message.ts';
import { queryDocuments } from '../../../firebase/firestore.ts';
import type { EntrySession } from '../session/entry-session.ts';
import { saveEverything } from '../session/session-operations.ts';

/** Changes what visitors get. Needs the server: nothing of it is queued. */
function change(request: PublishRequest): Promise<PublishResponse> {
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

/**
 * Why nothing was published: `unsaved`: the database does not have every text; `offline`: the server cannot be
 * reached; `past`: the time has passed; `changing`: another admin changes the entry; `newer`: another admin changed what
 * was to be published just before; `gone`: it was deleted.
 */
export type PublishFailure =
  'unsaved' | 'offline' | 'past' | 'changing' | 'newer' | 'denied' | 'gone' | 'failed';

export type PublishResult =
  | { kind: 'done' }
  | { kind: 'issues'; issues: ValidationIssue[] }
  | { kind: 'failed'; reason: PublishFailure; error: unknown };

const FAILURES: Readonly<Record<string, PublishFailure>> = {
  unavailable: 'offline',
  'deadline-exceeded': 'offline',
  'auth/network-request-failed': 'offline',
  schedule_past: 'past',
  changing: 'changing',
  changed_since: 'newer',
  no_such_entry: 'gone',
  not_admin: 'denied',
  signed_out: 'denied',
  unauthenticated: 'denied',
  'permission-denied': 'denied',
};

function toResult(error: unknown): PublishResult {
  const { details, reason } = error instanceof ApiError ? error : { details: {}, reason: '' };
  const found = v.safeParse(publishIssuesSchema, details);
  if (found.success) return { kind: 'issues', issues: found.output.issues };
  const known = FAILURES[reason] ?? FAILURES[errorCode(error)];
  return { kind: 'failed', reason: known ?? 'failed', error };
}

async function saveAndChange(
  session: EntrySession,
  makeRequest: () => Promise<PublishRequest>,
): Promise<PublishResult> {
  const saved = await saveEverything(session);
  if (saved !== 'saved') {
    return { kind: 'failed', reason: saved, error: null };
  }
  try {
    await change(await makeRequest());
    return { kind: 'done' };
  } catch (error) {
    return toResult(error);
  }
}

/**
 * Publishes a language with its unsaved texts.
 * @param publishAt from when visitors get it, in milliseconds since 1970; null for now
 */
export function publish(
  session: EntrySession,
  locale: Locale,
  publishAt: number | null,
): Promise<PublishResult> {
  const at = publishAt === null ? null : new Date(publishAt).toISOString();
  const { kind, id: entry } = session;
  const local = session.getLocalEntry();
  // What another admin changes while the texts are saved must not be published unseen.
  const digest = local && draftDigest(kind, local, locale);
  return saveAndChange(session, async () => ({
    operation: 'publish',
    kind,
    entry,
    locale,
    at,
    seen: (await digest) ?? '',
  }));
}

/** Takes a language off the site; its draft stays. */
export function unpublish(session: EntrySession, locale: Locale): Promise<PublishResult> {
  const { kind, id: entry } = session;
  return saveAndChange(session, () =>
    Promise.resolve({ operation: 'unpublish', kind, entry, locale }),
  );
}

/** Marks a language as matching the other one again. */
export function confirmStillMatches(session: EntrySession, locale: Locale): Promise<boolean> {
  return session.update(() => stillMatchesUpdate(locale));
}

/**
 * Deletes an entry and what visitors get of it; its history stays.
 * @param locale language in which the audit log names it
 */
export function deleteEntry(
  kind: ContentKind,
  entry: string,
  locale: Locale,
): Promise<PublishResponse> {
  return change({ operation: 'delete', kind, entry, locale });
}

/** Restores a deleted entry with what was published of it. */
export function restoreEntry(kind: ContentKind, entry: string): Promise<PublishResponse> {
  return change({ operation: 'restore', kind, entry });
}

/** Writes a malformed record anew with the fields that are well-formed. */
export function repairEntry(kind: ContentKind, entry: string): Promise<PublishResponse> {
  return change({ operation: 'repair', kind, entry });
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
  await change({ operation: 'reorder', kind, entry: moved.id, after });
}
