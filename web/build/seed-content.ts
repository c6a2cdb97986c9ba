import { micromark } from 'micromark';
import {
  shapeBlog,
  shapePortfolio,
  shapePost,
  shapeTestimonials,
} from '../../model/public-content.ts';
import { publishedSeeds } from '../../emulators/seed/content/published.ts';
import type { BuildContent } from './content.ts';

const render = (markdown: string): string => micromark(markdown);

/** The emulators' seed data in the form in which the content function returns it at this moment. */
export function loadSeedContent(): BuildContent {
  const now = new Date();
  const time = now.getTime();
  const { blog, portfolio, testimonials } = publishedSeeds(now);
  return {
    lists: {
      blog: shapeBlog(blog, time),
      portfolio: shapePortfolio(portfolio, time, render),
      testimonials: shapeTestimonials(testimonials, time),
    },
    posts: blog.map((post) => shapePost(post, time, render)).filter((post) => post !== null),
  };
}
