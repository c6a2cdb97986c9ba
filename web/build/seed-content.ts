import { micromark } from 'micromark';
import {
  shapeBlog,
  shapePortfolio,
  shapePost,
  shapeTestimonials,
} from '../../model/public-content.ts';
import { seedContent } from '../../emulators/seed/content/index.ts';
import type { BuildContent } from './content.ts';

const millis = (time: Date): number => time.getTime();
const render = (markdown: string): string => micromark(markdown);

/** What the content function would answer for the emulators' seed data at this moment. */
export function shapedSeeds(): BuildContent {
  const now = new Date();
  const time = millis(now);
  const seeds = seedContent(now);
  const posts = seeds.blog.map(({ record }) => record);
  const portfolio = seeds.portfolio.map(({ record }) => record);
  const testimonials = seeds.testimonials.map(({ id, record }) => ({ ...record, key: id }));
  return {
    lists: {
      blog: shapeBlog(posts, time, millis),
      portfolio: shapePortfolio(portfolio, time, millis, render),
      testimonials: shapeTestimonials(testimonials, time, millis),
    },
    posts: posts
      .map((post) => shapePost(post, time, millis, render))
      .filter((post) => post !== null),
  };
}
