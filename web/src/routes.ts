import type { PagedKind } from '../../model/content/paths.ts';
import type { ContentKind } from '../../model/content/kinds.ts';

/** Name of a middleware, which runs before a page is shown (`features/navigation`); an unknown name is an error. */
export type MiddlewareName = 'admin' | 'landing' | 'account';

export interface RouteRow {
  /** Unique; identifies the page's messages and payload. */
  name: string;
  path: string;
  /** Folder below `pages/` that contains `messages.ts` and the view. */
  folder: string;
  /**
   * File in that folder, without its extension: `page` on desktop, `mobile` for the twin below `/m/`; in the admin area
   * the section.
   */
  view: string;
  /** `public` and `mobile` pages are prerendered and indexed; the others need scripting and are `noindex`. */
  area: 'public' | 'mobile' | 'account' | 'admin';
  /** Path of the mobile or desktop twin. */
  twin?: string;
  /** Fragment of the twin at which it shows what this page shows. */
  twinHash?: string;
  /** Further addresses of the same page; the canonical address is `path`. */
  aliases?: readonly string[];
  content?: readonly ContentKind[];
  middleware?: readonly MiddlewareName[];
}

/** Every path at which a page is served: its own and its aliases. */
export const pathsOf = ({ path, aliases = [] }: RouteRow): string[] => [path, ...aliases];

/** Path of the 404 page and its payload. */
export const NOT_FOUND_PATH = '/404';
/** Path of the generic error page. */
export const ERROR_PATH = '/500';

/** The row of a section of the admin area; `admin/views.tsx` has its view. */
const adminRow = <const Section extends string>(section: Section) =>
  ({
    name: `admin-${section}`,
    path: `/admin/${section}`,
    folder: 'admin',
    view: section,
    area: 'admin',
    middleware: ['admin'],
  }) as const;

/** Every page of the site (docs/behaviour.md, "Pages and routes"). To add a page, add a row, its view and its messages. */
export const routes = [
  {
    name: 'home',
    path: '/',
    folder: 'home',
    view: 'page',
    area: 'public',
    twin: '/m/home',
    content: ['portfolio', 'testimonials'],
    middleware: ['landing'],
  },
  {
    name: 'who-we-are',
    path: '/who-we-are',
    folder: 'who-we-are',
    view: 'page',
    area: 'public',
    twin: '/m/who-we-are',
    aliases: ['/about-us'],
  },
  {
    name: 'our-portofolio',
    path: '/our-portofolio',
    folder: 'our-portofolio',
    view: 'page',
    area: 'public',
    twin: '/m/our-portofolio',
    content: ['portfolio'],
  },
  {
    name: 'services',
    path: '/services',
    folder: 'services',
    view: 'page',
    area: 'public',
    twin: '/m/services',
  },
  {
    name: 'testimonial',
    path: '/testimonial',
    folder: 'testimonial',
    view: 'page',
    area: 'public',
    twin: '/m/testimonial',
    content: ['testimonials'],
  },
  {
    name: 'blog',
    path: '/blog',
    folder: 'blog',
    view: 'page',
    area: 'public',
    content: ['blog'],
  },
  {
    name: 'contact-us',
    path: '/contact-us',
    folder: 'contact-us',
    view: 'page',
    area: 'public',
    twin: '/m/contact-us',
  },
  { name: 'faq', path: '/faq', folder: 'faq', view: 'page', area: 'public', twin: '/m/faq' },
  { name: 'privacy', path: '/privacy', folder: 'privacy', view: 'page', area: 'public' },
  {
    name: 'm-home',
    path: '/m/home',
    aliases: ['/m'],
    folder: 'home',
    view: 'mobile',
    area: 'mobile',
    twin: '/',
    content: ['portfolio', 'testimonials'],
    middleware: ['landing'],
  },
  {
    name: 'm-who-we-are',
    path: '/m/who-we-are',
    aliases: ['/m/who-we-are-section'],
    folder: 'who-we-are',
    view: 'mobile',
    area: 'mobile',
    twin: '/who-we-are',
  },
  {
    name: 'm-who-we-are-engineering',
    path: '/m/who-we-are-section/engineering',
    folder: 'who-we-are',
    view: 'mobile-founder',
    area: 'mobile',
    twin: '/who-we-are',
    twinHash: '#engineering',
  },
  {
    name: 'm-who-we-are-design',
    path: '/m/who-we-are-section/design',
    folder: 'who-we-are',
    view: 'mobile-founder',
    area: 'mobile',
    twin: '/who-we-are',
    twinHash: '#design',
  },
  {
    name: 'm-our-portofolio',
    path: '/m/our-portofolio',
    folder: 'our-portofolio',
    view: 'mobile',
    area: 'mobile',
    twin: '/our-portofolio',
    content: ['portfolio'],
  },
  {
    name: 'm-services',
    path: '/m/services',
    folder: 'services',
    view: 'mobile',
    area: 'mobile',
    twin: '/services',
  },
  {
    name: 'm-testimonial',
    path: '/m/testimonial',
    folder: 'testimonial',
    view: 'mobile',
    area: 'mobile',
    twin: '/testimonial',
    content: ['testimonials'],
  },
  {
    name: 'm-contact-us',
    path: '/m/contact-us',
    folder: 'contact-us',
    view: 'mobile',
    area: 'mobile',
    twin: '/contact-us',
  },
  { name: 'm-faq', path: '/m/faq', folder: 'faq', view: 'mobile', area: 'mobile', twin: '/faq' },
  {
    name: 'login',
    path: '/login',
    folder: 'login',
    view: 'page',
    area: 'account',
    middleware: ['landing'],
  },
  {
    name: 'account',
    path: '/account',
    folder: 'account',
    view: 'page',
    area: 'account',
    middleware: ['account'],
  },
  { ...adminRow('dashboard'), aliases: ['/admin'] },
  adminRow('messages'),
  adminRow('blog'),
  adminRow('portfolio'),
  adminRow('testimonials'),
  adminRow('pictures'),
  adminRow('visits'),
  adminRow('errors'),
  adminRow('users'),
  adminRow('updates'),
  adminRow('audit'),
] as const satisfies readonly RouteRow[];

/** The pages below the path of a list, which functions render: of a post, and of a project; they have no mobile twin. */
export const entryRows: Readonly<Record<PagedKind, RouteRow>> = {
  blog: {
    name: 'post',
    path: '/blog',
    folder: 'blog',
    view: 'post',
    area: 'public',
    content: ['blog'],
  },
  portfolio: {
    name: 'project',
    path: '/our-portofolio',
    folder: 'our-portofolio',
    view: 'project',
    area: 'public',
    content: ['portfolio'],
  },
};

export type RouteName = (typeof routes)[number]['name'];
