import type { ComponentType } from 'react';
import type { ContentType } from '#model/content/content-types.ts';
import type { Bilingual } from '#studio/locale.ts';
import type { IconName } from './ui/icon.tsx';

export interface Page {
  path: string;
  title: Bilingual<string>;
  /** Who may see the page: admins, who is signed in, or, at the sign-in page (`landing`), who is not. */
  guard: 'admin' | 'account' | 'landing';
  /** In the navigation of the admin area. */
  icon?: IconName;
  load: () => Promise<ComponentType>;
}

const contentPage = (type: ContentType) => async () => {
  const { ContentPage } = await import('./content/content-page.tsx');
  return () => ContentPage({ type });
};

/** The account pages and the pages of the admin area, these in the order of the navigation. */
export const PAGES: readonly Page[] = [
  {
    path: '/login',
    title: { en: 'Sign in', id: 'Masuk' },
    guard: 'landing',
    load: async () => (await import('./account/login/login-page.tsx')).LoginPage,
  },
  {
    path: '/account',
    title: { en: 'My account', id: 'Akun saya' },
    guard: 'account',
    load: async () => (await import('./account/account-page.tsx')).AccountPage,
  },
  {
    path: '/admin/dashboard',
    title: { en: 'Dashboard', id: 'Dasbor' },
    guard: 'admin',
    icon: 'dashboard',
    load: async () => (await import('./dashboard/dashboard-page.tsx')).DashboardPage,
  },
  {
    path: '/admin/messages',
    title: { en: 'Messages', id: 'Pesan' },
    guard: 'admin',
    icon: 'messages',
    load: async () => (await import('./inbox/inbox-page.tsx')).InboxPage,
  },
  {
    path: '/admin/visits',
    title: { en: 'Visits', id: 'Kunjungan' },
    guard: 'admin',
    icon: 'visits',
    load: async () => (await import('./visits/visits-page.tsx')).VisitsPage,
  },
  {
    path: '/admin/studio',
    title: { en: 'Studio', id: 'Studio' },
    guard: 'admin',
    icon: 'studio',
    load: async () => (await import('./content/content-page.tsx')).FactsPage,
  },
  {
    path: '/admin/pages',
    title: { en: 'Pages', id: 'Halaman' },
    guard: 'admin',
    icon: 'pages',
    load: contentPage('pages'),
  },
  {
    path: '/admin/blog',
    title: { en: 'Blog', id: 'Blog' },
    guard: 'admin',
    icon: 'blog',
    load: contentPage('blog'),
  },
  {
    path: '/admin/portfolio',
    title: { en: 'Portfolio', id: 'Portofolio' },
    guard: 'admin',
    icon: 'portfolio',
    load: contentPage('portfolio'),
  },
  {
    path: '/admin/testimonials',
    title: { en: 'Testimonials', id: 'Testimoni' },
    guard: 'admin',
    icon: 'testimonials',
    load: contentPage('testimonials'),
  },
  {
    path: '/admin/pictures',
    title: { en: 'Pictures', id: 'Gambar' },
    guard: 'admin',
    icon: 'pictures',
    load: async () => (await import('./pictures/pictures-page.tsx')).PicturesPage,
  },
  {
    path: '/admin/errors',
    title: { en: 'Errors', id: 'Error' },
    guard: 'admin',
    icon: 'errors',
    load: async () => (await import('./errors/errors-page.tsx')).ErrorsPage,
  },
  {
    path: '/admin/users',
    title: { en: 'Users', id: 'Pengguna' },
    guard: 'admin',
    icon: 'users',
    load: async () => (await import('./users/users-page.tsx')).UsersPage,
  },
  {
    path: '/admin/updates',
    title: { en: 'Updates', id: 'Pembaruan' },
    guard: 'admin',
    icon: 'updates',
    load: async () => (await import('./updates/updates-page.tsx')).UpdatesPage,
  },
  {
    path: '/admin/audit',
    title: { en: 'Audit log', id: 'Catatan audit' },
    guard: 'admin',
    icon: 'audit',
    load: async () => (await import('./audit/audit-page.tsx')).AuditPage,
  },
];

/** Leads to the dashboard. */
export const ADMIN_ROOT = '/admin';

/** All paths at which Hosting serves the admin program. */
export const ADMIN_PATHS: readonly string[] = [ADMIN_ROOT, ...PAGES.map(({ path }) => path)];

/** The page at a path, or null. */
export const pageAt = (pathname: string): Page | null =>
  PAGES.find(({ path }) => path === pathname.replace(/(?<=.)\/$/, '')) ?? null;
