import type { ContentKind } from './content-limits.ts';
import type { Cover } from './cover.ts';
import { CONTENT_LIMITS } from './content-limits.ts';
import { isSlug } from './content-slug.ts';
import type { TextField, TextMap } from './content-text.ts';
import { KINDS, textLimit } from './content-text.ts';
import type { Locale } from './locale.ts';
import { LOCALES } from './locale.ts';

/** Fields that only one of a record's kinds may have, beside its texts. */
export interface SharedFields {
  slug: string;
  cover: Cover | null;
  link: string;
  person: string;
}

export type IssueField = TextField | 'slug' | 'cover' | 'link' | 'person';
export type IssueCode = 'required' | 'too-long' | 'malformed' | 'taken';

/** What keeps a language from being published; `limit` in characters, with `too-long` only. */
export interface ValidationIssue {
  field: IssueField;
  code: IssueCode;
  limit?: number;
  /** The language that lacks it, for an alternative text. */
  locale?: Locale;
}

function lengthProblem(field: IssueField, text: string, limit: number): ValidationIssue[] {
  if (text.trim() === '') return [{ field, code: 'required' }];
  return text.length > limit ? [{ field, code: 'too-long', limit }] : [];
}

/** True for an address that a link to finished work may lead to. */
export function isWorkLink(link: string): boolean {
  if (link.length > CONTENT_LIMITS.link || !URL.canParse(link)) return false;
  const { protocol } = new URL(link);
  return protocol === 'https:' || protocol === 'http:';
}

/**
 * What must be mended before one language of an entry may be published. Drafts are never held to this.
 * @param slugTaken whether another entry of the kind has the same address
 */
export function validateForPublishing(
  kind: ContentKind,
  text: TextMap,
  shared: SharedFields,
  slugTaken: boolean,
): ValidationIssue[] {
  const { texts, hasSlug, hasCover } = KINDS[kind];
  const problems = texts.flatMap((field) =>
    lengthProblem(field, text[field] ?? '', textLimit(field)),
  );
  if (kind === 'testimonials') {
    problems.push(...lengthProblem('person', shared.person, CONTENT_LIMITS.person));
  }
  if (hasSlug) {
    if (shared.slug === '') problems.push({ field: 'slug', code: 'required' });
    else if (!isSlug(shared.slug)) problems.push({ field: 'slug', code: 'malformed' });
    else if (slugTaken) problems.push({ field: 'slug', code: 'taken' });
  }
  if (kind === 'portfolio' && shared.link !== '' && !isWorkLink(shared.link)) {
    problems.push({ field: 'link', code: 'malformed' });
  }
  const { cover } = shared;
  if (hasCover && cover) {
    for (const locale of LOCALES) {
      if (cover.alt[locale].trim() === '')
        problems.push({ field: 'cover', code: 'required', locale });
    }
  }
  return problems;
}
