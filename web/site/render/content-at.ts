/** Chooses from all that is public what each page shows. */
import { type PublicContent, CONTENT_PAGE_SIZE } from '#model/content/answers.ts';
import { linksOf } from '#model/content/linked-posts.ts';
import { LIST_PATHS, entryAt, entryPath, postsPageAt, postsPath } from '#model/content/paths.ts';
import { lastPage, postsOn } from '#model/content/post-pages.ts';
import { publicItemOf } from '#model/content/publication.ts';
import type { PageContent, SiteContent } from '#model/pages/renderer.ts';
import { termsRoute } from '../routes.ts';
import { hasTerms } from './published-messages.ts';

export const listsOf = ({ blog, portfolio, testimonials }: SiteContent): PublicContent => ({
  blog: blog.slice(0, CONTENT_PAGE_SIZE).map((post) => publicItemOf('blog', post)),
  portfolio: portfolio.map((project) => publicItemOf('portfolio', project)),
  testimonials,
});

export function contentAt(path: string, content: SiteContent, lists: PublicContent): PageContent {
  const { blog, portfolio } = content;
  const page = postsPageAt(path);
  const entry = entryAt(path);
  if (page !== null) {
    const posts = postsOn(blog, page).map((post) => publicItemOf('blog', post));
    return { lists: { ...lists, blog: posts }, older: page - 1 };
  }
  if (entry?.type === 'blog') {
    const index = blog.findIndex(({ slug }) => slug === entry.slug);
    const post = blog[index];
    return post ? { entry: { ...post, links: linksOf(blog, index) } } : {};
  }
  if (entry?.type === 'portfolio') {
    const index = portfolio.findIndex(({ slug }) => slug === entry.slug);
    const project = portfolio[index];
    const next = lists.portfolio[(index + 1) % portfolio.length];
    return project ? { entry: { ...project, ...(portfolio.length > 1 && { next }) } } : {};
  }
  const older = path === LIST_PATHS.blog ? lastPage(blog.length) : 0;
  return { lists, ...(older > 0 && { older }) };
}

/** The pages that come and go with content. @param hasEntries false without those of posts and projects */
export const contentPaths = (
  { blog, portfolio, words }: SiteContent,
  hasEntries: boolean,
): string[] => [
  ...(hasTerms(words) ? [termsRoute.path] : []),
  ...Array.from({ length: lastPage(blog.length) }, (_, index) => postsPath(index + 1)),
  ...(hasEntries
    ? [
        ...blog.map(({ slug }) => entryPath('blog', slug)),
        ...portfolio.map(({ slug }) => entryPath('portfolio', slug)),
      ]
    : []),
];
