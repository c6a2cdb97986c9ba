import * as v from 'valibot';
import { FOUNDERS } from '../content/author.ts';
import type { ContentKind } from '../content/limits.ts';
import { coverSchema } from '../content/cover.ts';
import type { PagedKind } from '../content/entry-paths.ts';
import { SERVICES } from '../content/services.ts';
import type { Bilingual } from '../locale.ts';
import { LOCALES } from '../locale.ts';

/** Texts of one language or both; at least one. */
const publicTexts = <Entries extends v.ObjectEntries>(entries: Entries) => {
  const texts = v.exactOptional(v.object(entries));
  return v.pipe(
    v.object({ en: texts, id: texts }),
    v.check((both) => LOCALES.some((locale) => both[locale] !== undefined)),
  );
};

const cover = v.nullable(coverSchema);
const headline = { title: v.string(), summary: v.string() };
/** ISO 8601. */
const publish_at = v.string();
/** Made from the Markdown on the server; contains no markup of the author's. */
const html = v.string();

const postSummarySchema = v.object({
  slug: v.string(),
  cover,
  texts: publicTexts({ ...headline, publish_at }),
});
/** A post that another one links to: the one published before or after it, or one about the same. */
const linkedPostSchema = v.object({
  slug: v.string(),
  relation: v.picklist(['older', 'newer', 'related']),
  texts: publicTexts({ title: v.string() }),
});
const postSchema = v.object({
  slug: v.string(),
  cover,
  /** The founder who wrote it; absent where it is the studio. */
  author: v.exactOptional(v.picklist(FOUNDERS)),
  texts: publicTexts({
    ...headline,
    html,
    publish_at,
    /** Reading time in minutes. */
    minutes: v.exactOptional(v.number()),
    /** When the published text last changed, in ISO 8601; absent where it never did. */
    changed_at: v.exactOptional(v.string()),
  }),
  links: v.exactOptional(v.array(linkedPostSchema)),
});
const portfolioItemSchema = v.object({
  slug: v.string(),
  cover,
  link: v.string(),
  texts: publicTexts({ ...headline, html }),
});
const testimonialSchema = v.object({
  /** Document id, stable. */
  key: v.string(),
  person: v.string(),
  texts: publicTexts({
    quote: v.string(),
    role: v.string(),
    /** When the client confirmed exactly these words, in ISO 8601; absent where the client did not. */
    confirmed_at: v.exactOptional(v.string()),
  }),
});

/** A project on its own page. */
const projectSchema = v.object({
  ...portfolioItemSchema.entries,
  year: v.string(),
  services: v.array(v.picklist(SERVICES)),
  texts: publicTexts({
    ...headline,
    html,
    situation: v.string(),
    decision: v.string(),
    outcome: v.string(),
    figure: v.string(),
    unit: v.string(),
  }),
  /** Of the client; absent where none is published. */
  testimonial: v.exactOptional(testimonialSchema),
});

/** A text per language; a language that is not published is absent. */
export type PublicTexts<Text> = Partial<Bilingual<Text>>;

export type PublicPostSummary = v.InferOutput<typeof postSummarySchema>;
export type PublicPost = v.InferOutput<typeof postSchema>;
export type LinkedPost = v.InferOutput<typeof linkedPostSchema>;
export type PublicPortfolioItem = v.InferOutput<typeof portfolioItemSchema>;
export type PublicTestimonial = v.InferOutput<typeof testimonialSchema>;
export type PublicProject = v.InferOutput<typeof projectSchema>;

/** What the page of an entry shows, per kind. */
export interface PublicEntry {
  blog: PublicPost;
  portfolio: PublicProject;
}

/** An item of the list of each kind. */
export interface PublicItem {
  blog: PublicPostSummary;
  portfolio: PublicPortfolioItem;
  testimonials: PublicTestimonial;
}

/** The lists of all kinds. */
export type PublicContent = { [Kind in ContentKind]: PublicItem[Kind][] };

/** One item of the list of a kind. */
const itemSchemas: { [Kind in ContentKind]: v.GenericSchema<unknown, PublicItem[Kind]> } = {
  blog: postSummarySchema,
  portfolio: portfolioItemSchema,
  testimonials: testimonialSchema,
};

const listSchema = v.object({
  items: v.array(v.unknown()),
  /** Absent on the last page. */
  next: v.optional(v.string()),
});

/** A page of the list of a kind. */
export interface ContentList<Kind extends ContentKind> {
  items: PublicItem[Kind][];
  /** Value of `after` for the next page; null on the last one. */
  next: string | null;
}

/**
 * A page of an answer to `GET /api/content/{kind}?after={cursor}`. Malformed items are left out, so that one bad record
 * does not hide the others.
 * @throws {v.ValiError} where the answer is no list at all
 */
export function parseContentList<Kind extends ContentKind>(
  kind: Kind,
  answer: unknown,
): ContentList<Kind> {
  const itemSchema: v.GenericSchema<unknown, PublicItem[Kind]> = itemSchemas[kind];
  const { items, next } = v.parse(listSchema, answer);
  const valid = items.flatMap((item) => {
    const parsed = v.safeParse(itemSchema, item);
    return parsed.success ? [parsed.output] : [];
  });
  return { items: valid, next: next ?? null };
}

const entrySchemas: { [Kind in PagedKind]: v.GenericSchema<unknown, PublicEntry[Kind]> } = {
  blog: postSchema,
  portfolio: projectSchema,
};

/**
 * The post or project of an answer to `GET /api/content/blog?post={slug}` or `/api/content/portfolio?project={slug}`.
 * @throws {v.ValiError} where the answer holds none
 */
export function parseContentEntry<Kind extends PagedKind>(
  kind: Kind,
  answer: unknown,
): PublicEntry[Kind] {
  const item: v.GenericSchema<unknown, PublicEntry[Kind]> = entrySchemas[kind];
  return v.parse(v.object({ item }), answer).item;
}
