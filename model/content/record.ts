import * as v from 'valibot';
import { AUTHORS, DEFAULT_AUTHOR } from './author.ts';
import type { ContentKind } from './limits.ts';
import { CONTENT_LIMITS } from './limits.ts';
import { coverSchema } from './cover.ts';
import type { Stored } from '../fields.ts';
import { SERVICES } from './services.ts';
import { bilingual, recordedDate, serverTime, stamp, text, time } from '../fields.ts';

/*
 * Content that admins write. A record holds, per language, the text being worked on (`draft`) and the text
 * that was published (`live`), so that the editor can show what differs. Only the function `publishContent`
 * writes `live`. Visitors never get anything of these records: what they read are publications, which the same
 * function writes (`publication.ts`).
 */

const article = {
  title: text(CONTENT_LIMITS.title),
  summary: text(CONTENT_LIMITS.summary),
  /** Markdown. */
  body: text(CONTENT_LIMITS.body),
};

/** Records that were written before these fields existed have none. */
const optionalText = (length: number) => v.exactOptional(text(length), '');

/** What a project may tell besides: plain texts. */
const caseStudy = {
  /** How things were before. */
  situation: optionalText(CONTENT_LIMITS.situation),
  /** What was decided, and why. */
  decision: optionalText(CONTENT_LIMITS.decision),
  /** What changed afterwards. */
  outcome: optionalText(CONTENT_LIMITS.outcome),
  /** The change in one number as the language writes it, e.g. "1.5", and what it counts: both or neither. */
  figure: optionalText(CONTENT_LIMITS.figure),
  unit: optionalText(CONTENT_LIMITS.unit),
};

const project = { ...article, ...caseStudy };

const statement = {
  quote: text(CONTENT_LIMITS.quote),
  /** What the person does, e.g. "Owner, furniture shop". */
  role: text(CONTENT_LIMITS.role),
};

const articleSchema = v.object(article);
const projectSchema = v.object(project);
const statementSchema = v.object(statement);
export type ArticleText = v.InferOutput<typeof articleSchema>;
export type ProjectText = v.InferOutput<typeof projectSchema>;
export type TestimonialText = v.InferOutput<typeof statementSchema>;

/** Ascending; the smallest comes first. */
const order = v.pipe(
  v.number(),
  v.minValue(-CONTENT_LIMITS.order),
  v.maxValue(CONTENT_LIMITS.order),
);

const cover = v.nullable(coverSchema);

/** Fields that both languages share and that visitors get as they were at the last publication, per kind. */
const publishedFields = {
  blog: {
    slug: text(CONTENT_LIMITS.slug),
    cover,
    // Absent where nobody chose one.
    author: v.exactOptional(v.picklist(AUTHORS), DEFAULT_AUTHOR),
  },
  portfolio: {
    slug: text(CONTENT_LIMITS.slug),
    cover,
    /** Address of the finished work, or ''. */
    link: text(CONTENT_LIMITS.link),
    /** In which it was finished, or ''. */
    year: optionalText(CONTENT_LIMITS.year),
    services: v.exactOptional(
      v.pipe(v.array(v.picklist(SERVICES)), v.maxLength(SERVICES.length)),
      [],
    ),
    /** Id of the client's testimonial, which is shown while it is published; or ''. */
    testimonial: optionalText(CONTENT_LIMITS.testimonial),
  },
  testimonials: { person: text(CONTENT_LIMITS.person) },
};

/** What publishing a language makes public, per kind: its texts and the fields that both languages share. */
export const PUBLISHABLE = {
  blog: { ...article, ...publishedFields.blog },
  portfolio: { ...project, ...publishedFields.portfolio },
  testimonials: { ...statement, ...publishedFields.testimonials },
};

/** Fields that both languages share, per kind; history keeps them as `shared`. */
export const sharedFields = {
  blog: publishedFields.blog,
  portfolio: { ...publishedFields.portfolio, order },
  testimonials: { ...publishedFields.testimonials, order },
};

/** What was published: null where a language is not; `shared` is null or absent where nothing is. */
const live = <Texts extends v.ObjectEntries, Shared extends v.ObjectEntries>(
  texts: Texts,
  shared: Shared,
) => {
  const published = v.nullable(v.object({ ...texts, publish_at: time }));
  return v.pipe(
    v.object({
      en: published,
      id: published,
      shared: v.exactOptional(v.nullable(v.object(shared)), null),
    }),
    v.metadata({ is: 'published state' }),
  );
};

const common = {
  /** True where the other language's text changed after this one was last brought in line with it. */
  outdated: bilingual(v.boolean()),
  created_date: serverTime,
  ...stamp,
  recorded_date: recordedDate,
};

/** `blog_post/{id}` */
export const blogPostRecord = v.object({
  draft: bilingual(articleSchema),
  live: live(article, publishedFields.blog),
  ...common,
  ...sharedFields.blog,
});

/** `portfolio_item/{id}` */
export const portfolioItemRecord = v.object({
  draft: bilingual(projectSchema),
  live: live(project, publishedFields.portfolio),
  ...common,
  ...sharedFields.portfolio,
});

/** `testimonial/{id}` */
export const testimonialRecord = v.object({
  draft: bilingual(statementSchema),
  live: live(statement, publishedFields.testimonials),
  ...common,
  ...sharedFields.testimonials,
});

/** The record of each kind. */
export const CONTENT_RECORDS = {
  blog: blogPostRecord,
  portfolio: portfolioItemRecord,
  testimonials: testimonialRecord,
} as const satisfies Record<ContentKind, v.GenericSchema>;

export type BlogPost<Time> = Stored<v.InferInput<typeof blogPostRecord>, Time>;
export type PortfolioItem<Time> = Stored<v.InferInput<typeof portfolioItemRecord>, Time>;
export type Testimonial<Time> = Stored<v.InferInput<typeof testimonialRecord>, Time>;
