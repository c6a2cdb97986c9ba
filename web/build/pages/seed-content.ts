import * as v from 'valibot';
import { publishedSeeds } from '../../../emulators/seed/content.ts';
import {
  shapePortfolioItem,
  shapePostSummary,
  shapeTestimonial,
} from '../../../model/publishing/public-texts.ts';
import { PUBLICATION_RECORDS } from '../../../model/publishing/publication.ts';
import type { PublicContent } from '../../../model/publishing/content-api.ts';

/** What the content function would answer for the emulators' seed data at this moment. */
export async function loadSeedContent(): Promise<PublicContent> {
  const now = new Date();
  const time = now.getTime();
  const seeds = await publishedSeeds(now);
  const posts = seeds.blog
    .map(({ address, data }) => ({ address, post: v.parse(PUBLICATION_RECORDS.blog, data) }))
    .filter(({ post }) => post.first_at <= time)
    .sort((a, b) => b.post.first_at - a.post.first_at || (a.address < b.address ? 1 : -1));
  const inOrder = <Item extends { order: number }>(items: { address: string; item: Item }[]) =>
    items.toSorted((a, b) => a.item.order - b.item.order);
  const portfolio = seeds.portfolio.map(({ address, data }) => ({
    address,
    item: v.parse(PUBLICATION_RECORDS.portfolio, data),
  }));
  const testimonials = seeds.testimonials.map(({ address, data }) => ({
    address,
    item: v.parse(PUBLICATION_RECORDS.testimonials, data),
  }));
  return {
    blog: posts.flatMap(({ address, post }) => shapePostSummary(address, post, time) ?? []),
    portfolio: inOrder(portfolio).flatMap(
      ({ address, item }) => shapePortfolioItem(address, item, time) ?? [],
    ),
    testimonials: inOrder(testimonials).flatMap(
      ({ address, item }) => shapeTestimonial(address, item, time) ?? [],
    ),
  };
}
