import type { PagedType } from '#model/content/paths.ts';
import type { ListedType } from '#model/content/type-names.ts';
import type { PageName } from '#model/content/words.ts';
import { type Founder, FOUNDERS } from '#studio/founders.ts';

/** Name of a middleware, which runs before a page is shown (`client/middleware.ts`); an unknown name is an error. */
export type MiddlewareName = 'landing';

export type LayoutName = 'desktop' | 'mobile';

export interface Route {
  /** Unique; identifies the page's messages and payload. */
  name: string;
  path: string;
  /** Folder below `pages/` that contains `messages.ts` and the view. */
  folder: PageName;
  view: string;
  layout: LayoutName;
  twin?: string;
  /** Fragment of the twin at which it shows what this page shows. */
  twinHash?: string;
  /** Further addresses of the same page; the canonical address is `path`. */
  aliases?: readonly string[];
  content?: readonly ListedType[];
  middleware?: readonly MiddlewareName[];
  /** The page has the styles of texts of several paragraphs. */
  isArticle?: true;
}

export const pathsOf = ({ path, aliases = [] }: Route): string[] => [path, ...aliases];

export const NOT_FOUND_PATH = '/404';

const desktopPage = <const Name extends string>(name: Name) =>
  ({ name, path: `/${name}`, folder: name, view: 'page', layout: 'desktop' }) as const;

const pageWithTwin = <const Name extends string>(name: Name) =>
  ({ ...desktopPage(name), twin: `/m/${name}` }) as const;

/** The twin below `/m/` of a page for desktops: the same view in the mobile layout. */
const mobileTwin = <const Name extends string>(name: Name) =>
  ({
    ...desktopPage(name),
    name: `m-${name}`,
    path: `/m/${name}`,
    layout: 'mobile',
    twin: `/${name}`,
  }) as const;

const articlePage = <const Name extends string>(name: Name) =>
  ({ ...desktopPage(name), isArticle: true }) as const;

/** The route of a founder's page for phones; on a desktop, both are on one page. */
const founderRoute = <const Slug extends Founder>(slug: Slug) =>
  ({
    name: `m-who-we-are-${slug}`,
    path: `/m/who-we-are-section/${slug}`,
    folder: 'who-we-are',
    view: 'founder-page',
    layout: 'mobile',
    twin: '/who-we-are',
    twinHash: `#${slug}`,
  }) as const;

/** Every page of the site (docs/behaviour.md, "Pages and routes"). To add a page, add a route, its view and its messages. */
const ROUTES = [
  {
    ...pageWithTwin('home'),
    path: '/',
    content: ['portfolio', 'testimonials'],
    middleware: ['landing'],
  },
  { ...pageWithTwin('who-we-are'), aliases: ['/about-us'] },
  { ...pageWithTwin('our-portofolio'), content: ['portfolio'] },
  pageWithTwin('services'),
  { ...pageWithTwin('testimonial'), content: ['testimonials'] },
  { ...desktopPage('blog'), content: ['blog'] },
  pageWithTwin('contact-us'),
  pageWithTwin('faq'),
  articlePage('privacy'),
  {
    ...mobileTwin('home'),
    aliases: ['/m'],
    twin: '/',
    content: ['portfolio', 'testimonials'],
    middleware: ['landing'],
  },
  { ...mobileTwin('who-we-are'), aliases: ['/m/who-we-are-section'] },
  ...FOUNDERS.map((founder) => founderRoute(founder)),
  { ...mobileTwin('our-portofolio'), content: ['portfolio'] },
  mobileTwin('services'),
  { ...mobileTwin('testimonial'), content: ['testimonials'] },
  mobileTwin('contact-us'),
  mobileTwin('faq'),
] as const satisfies readonly Route[];

/** The pages below the path of a list: of a post, and of a project; they have no mobile twin. */
export const entryRoutes: Readonly<Record<PagedType, Route>> = {
  blog: { ...articlePage('blog'), name: 'post', view: 'post' },
  portfolio: { ...articlePage('our-portofolio'), name: 'project', view: 'project' },
};

export const postsRoute: Route = { ...desktopPage('blog'), name: 'posts' };

export const termsRoute: Route = articlePage('terms');

export const contentRoutes: readonly Route[] = [
  ...Object.values(entryRoutes),
  postsRoute,
  termsRoute,
];

export const routes: readonly Route[] = ROUTES;

export type RouteName = (typeof ROUTES)[number]['name'];
