import type { Author } from '../content/author.ts';
import type { ContentKind } from '../content/limits.ts';
import type { Cover } from '../content/cover.ts';
import type { Service } from '../content/services.ts';
import { CONTENT_LIMITS } from '../content/limits.ts';
import { isSlug } from '../content/slug.ts';
import type { TextField, TextMap } from '../content/text.ts';
import { KINDS, textLimit } from '../content/text.ts';
import type { Locale } from '../locale.ts';
import { LOCALES } from '../locale.ts';

/** Fields that both languages share; each kind has some of them. */
export interface SharedFields {
  slug: string;
  cover: Cover | null;
  link: string;
  person: string;
  author: Author;
  year: string;
  services: Service[];
  testimonial: string;
}

export const ISSUE_FIELDS = [
  'title',
  'summary',
  'body',
  'quote',
  'role',
  'slug',
  'cover',
  'link',
  'person',
  'situation',
  'decision',
  'outcome',
  'figure',
  'unit',
  'year',
] as const satisfies readonly (TextField | keyof SharedFields)[];
export type IssueField = (typeof ISSUE_FIELDS)[number];

/**
 * `too-large`: the record would not fit into the database; `too-complex`: the Markdown takes too long to render;
 * `gone`: the image is no longer stored. Only the function finds these and `taken`.
 */
export const ISSUE_CODES = [
  'required',
  'too-long',
  'malformed',
  'taken',
  'gone',
  'too-large',
  'too-complex',
] as const;
export type IssueCode = (typeof ISSUE_CODES)[number];

/** A validation error that prevents publishing; `limit` in characters with `too-long`, in kB with `too-large`. */
export interface ValidationIssue {
  field: IssueField;
  code: IssueCode;
  limit?: number;
  /** The language that lacks it, for an alternative text. */
  locale?: Locale;
}

function lengthIssues(
  field: IssueField,
  text: string,
  limit: number,
  isOptional = false,
): ValidationIssue[] {
  if (text.trim() === '') return isOptional ? [] : [{ field, code: 'required' }];
  return text.length > limit ? [{ field, code: 'too-long', limit }] : [];
}

/** True for a year of this century or the last one. */
export const isYear = (text: string): boolean => /^(?:19|20)\d\d$/.test(text);

/** True for an http or https address within `CONTENT_LIMITS.link`. */
export function isWorkLink(link: string): boolean {
  if (link.length > CONTENT_LIMITS.link || !URL.canParse(link)) return false;
  const { protocol } = new URL(link);
  return protocol === 'https:' || protocol === 'http:';
}

/**
 * The validation errors of one language of an entry; publishing needs none. Drafts are not validated. Whether the
 * address is free, only the function can tell.
 */
export function validateForPublishing(
  kind: ContentKind,
  text: TextMap,
  shared: SharedFields,
): ValidationIssue[] {
  const { texts, optionalTexts, hasSlug, hasCover } = KINDS[kind];
  const isEmpty = (field: TextField) => (text[field] ?? '').trim() === '';
  const issues = texts.flatMap((field) =>
    lengthIssues(field, text[field] ?? '', textLimit(field), optionalTexts.includes(field)),
  );
  if (kind === 'testimonials') {
    issues.push(...lengthIssues('person', shared.person, CONTENT_LIMITS.person));
  }
  if (hasSlug) {
    if (shared.slug === '') issues.push({ field: 'slug', code: 'required' });
    else if (!isSlug(shared.slug)) issues.push({ field: 'slug', code: 'malformed' });
  }
  if (kind === 'portfolio' && shared.link !== '' && !isWorkLink(shared.link)) {
    issues.push({ field: 'link', code: 'malformed' });
  }
  if (kind === 'portfolio') {
    // A figure says nothing without its unit.
    if (isEmpty('figure') !== isEmpty('unit')) {
      issues.push({ field: isEmpty('figure') ? 'figure' : 'unit', code: 'required' });
    }
    if (shared.year !== '' && !isYear(shared.year)) {
      issues.push({ field: 'year', code: 'malformed' });
    }
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
