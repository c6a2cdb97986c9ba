import type { ProjectText, TestimonialText } from './record.ts';
import type { ContentKind } from './limits.ts';
import { CONTENT_LIMITS } from './limits.ts';
import { COLLECTIONS } from '../collections.ts';

export type TextField = keyof ProjectText | keyof TestimonialText;

/** One language of a record as a flat map, for code that serves every kind. */
export type TextMap = Partial<Record<TextField, string>>;

interface KindDefinition {
  collection: 'blog_post' | 'portfolio_item' | 'testimonial';
  /** Collection of what visitors get (`model/publishing/publication.ts`). */
  publications: 'blog_publication' | 'portfolio_publication' | 'testimonial_publication';
  /** Translated fields, in the order in which people write them; the first names the entry in lists. */
  texts: readonly TextField[];
  /** Those of them that may stay empty when they are published. */
  optionalTexts: readonly TextField[];
  hasSlug: boolean;
  hasCover: boolean;
  hasOrder: boolean;
}

/** What a project may tell besides its title, summary and text. */
const CASE_STUDY = [
  'situation',
  'decision',
  'outcome',
  'figure',
  'unit',
] as const satisfies readonly TextField[];

/** Definition of each kind of content. */
export const KINDS: Record<ContentKind, KindDefinition> = {
  blog: {
    collection: COLLECTIONS.blogPost,
    publications: COLLECTIONS.blogPublication,
    texts: ['title', 'summary', 'body'],
    optionalTexts: [],
    hasSlug: true,
    hasCover: true,
    hasOrder: false,
  },
  portfolio: {
    collection: COLLECTIONS.portfolioItem,
    publications: COLLECTIONS.portfolioPublication,
    texts: ['title', 'summary', 'body', ...CASE_STUDY],
    optionalTexts: CASE_STUDY,
    hasSlug: true,
    hasCover: true,
    hasOrder: true,
  },
  testimonials: {
    collection: COLLECTIONS.testimonial,
    publications: COLLECTIONS.testimonialPublication,
    texts: ['quote', 'role'],
    optionalTexts: [],
    hasSlug: false,
    hasCover: false,
    hasOrder: true,
  },
};

/** Longest text of a field, in characters. */
export function textLimit(field: TextField): number {
  return CONTENT_LIMITS[field];
}

const comparable = (text: string | undefined) => (text ?? '').replaceAll('\r\n', '\n').trim();

/** True where two texts are equal apart from line ends and surrounding space. */
export function sameText(first: string | undefined, second: string | undefined): boolean {
  return first === second || comparable(first) === comparable(second);
}

/** True where every translated field of a kind is equal in this sense. */
export function sameTexts(kind: ContentKind, first: TextMap, second: TextMap): boolean {
  return KINDS[kind].texts.every((field) => sameText(first[field], second[field]));
}

/** True where any of the kind's text fields is not empty. */
export function hasText(kind: ContentKind, text: TextMap): boolean {
  return KINDS[kind].texts.some((field) => comparable(text[field]) !== '');
}
