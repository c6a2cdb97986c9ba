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

/** A validation error that prevents publishing; `limit` in characters, with `too-long` only. */
export interface ValidationIssue {
  field: IssueField;
  code: IssueCode;
  limit?: number;
  /** The language that lacks it, for an alternative text. */
  locale?: Locale;
}

function lengthIssues(field: IssueField, text: string, limit: number): ValidationIssue[] {
  if (text.trim() === '') return [{ field, code: 'required' }];
  return text.length > limit ? [{ field, code: 'too-long', limit }] : [];
}

/** True for an http or https address within `CONTENT_LIMITS.link`. */
export function isWorkLink(link: string): boolean {
  if (link.length > CONTENT_LIMITS.link || !URL.canParse(link)) return false;
  const { protocol } = new URL(link);
  return protocol === 'https:' || protocol === 'http:';
}

/**
 * The validation errors of one language of an entry; publishing needs none. Drafts are not validated.
 * @param slugTaken whether another entry of the kind has the same address
 */
export function validateForPublishing(
  kind: ContentKind,
  text: TextMap,
  shared: SharedFields,
  slugTaken: boolean,
): ValidationIssue[] {
  const { texts, hasSlug, hasCover } = KINDS[kind];
  const issues = texts.flatMap((field) => lengthIssues(field, text[field] ?? '', textLimit(field)));
  if (kind === 'testimonials') {
    issues.push(...lengthIssues('person', shared.person, CONTENT_LIMITS.person));
  }
  if (hasSlug) {
    if (shared.slug === '') issues.push({ field: 'slug', code: 'required' });
    else if (!isSlug(shared.slug)) issues.push({ field: 'slug', code: 'malformed' });
    else if (slugTaken) issues.push({ field: 'slug', code: 'taken' });
  }
  if (kind === 'portfolio' && shared.link !== '' && !isWorkLink(shared.link)) {
    issues.push({ field: 'link', code: 'malformed' });
  }
  const { cover } = shared;
  if (hasCover && cover) {
    for (const locale of LOCALES) {
      if (cover.alt[locale].trim() === '')
        issues.push({ field: 'cover', code: 'required', locale });
    }
  }
  return issues;
}
