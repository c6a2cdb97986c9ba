import * as v from 'valibot';
import { CONTENT_LIMITS } from '../content.ts';
import { bilingual, serverTime, stamp, text, time } from './fields.ts';

const article = {
  title: text(CONTENT_LIMITS.title),
  summary: text(CONTENT_LIMITS.summary),
  body: text(CONTENT_LIMITS.body),
};

const statement = {
  quote: text(CONTENT_LIMITS.quote),
  role: text(CONTENT_LIMITS.role),
};

/** Texts being worked on, and texts that visitors get. */
const texts = <Entries extends v.ObjectEntries>(entries: Entries) => ({
  draft: bilingual(v.strictObject(entries)),
  live: bilingual(v.nullable(v.strictObject({ ...entries, publish_at: time }))),
});

const pixels = v.pipe(
  v.number(),
  v.integer(),
  v.minValue(1),
  v.maxValue(CONTENT_LIMITS.coverPixels),
);

const cover = v.nullable(
  v.strictObject({
    id: v.pipe(v.string(), v.regex(/^[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/)),
    width: pixels,
    height: pixels,
    alt: bilingual(text(CONTENT_LIMITS.alt)),
  }),
);

const order = v.pipe(
  v.number(),
  v.minValue(-CONTENT_LIMITS.order),
  v.maxValue(CONTENT_LIMITS.order),
);

/** Fields beside the texts, of each kind; history keeps them as `shared`. */
export const sharedFields = {
  blog: { slug: text(CONTENT_LIMITS.slug), cover },
  portfolio: {
    slug: text(CONTENT_LIMITS.slug),
    cover,
    link: text(CONTENT_LIMITS.link),
    order,
  },
  testimonials: { person: text(CONTENT_LIMITS.person), order },
};

const common = { outdated: bilingual(v.boolean()), created_date: serverTime, ...stamp };

/** `blog_post/{id}` as stored. */
export const blogPostRecord = v.strictObject({
  ...texts(article),
  ...common,
  ...sharedFields.blog,
});

/** `portfolio_item/{id}` as stored. */
export const portfolioItemRecord = v.strictObject({
  ...texts(article),
  ...common,
  ...sharedFields.portfolio,
});

/** `testimonial/{id}` as stored. */
export const testimonialRecord = v.strictObject({
  ...texts(statement),
  ...common,
  ...sharedFields.testimonials,
});
