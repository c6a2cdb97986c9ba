import * as v from 'valibot';
import {
  livePortfolioItemSchema,
  livePostSchema,
  liveTestimonialSchema,
} from '../../../model/public-content.ts';
import { seedContent } from './index.ts';

/** A record as the database returns it: dates have become Firestore times. */
function asRead(value: unknown): unknown {
  if (value instanceof Date) return { toMillis: () => value.getTime() };
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, asRead(inner)]));
}

/** What the content function would read of a freshly seeded database. */
export function publishedSeeds(now: Date) {
  const { blog, portfolio, testimonials } = seedContent(now);
  return {
    blog: blog.map(({ record }) => v.parse(livePostSchema, asRead(record))),
    portfolio: portfolio.map(({ record }) => v.parse(livePortfolioItemSchema, asRead(record))),
    testimonials: testimonials.map(({ id, record }) =>
      v.parse(liveTestimonialSchema, { ...Object(asRead(record)), key: id }),
    ),
  };
}
