import type { ComponentType } from 'react';
import type { ContentType } from '#model/content/type-names.ts';
import type { Bilingual } from '#studio/locale.ts';
import type { IconName } from './ui/icon.tsx';

export interface Page {
  path: string;
  title: Bilingual<string>;
  /** The people who may see the page: admins, signed-in people, or signed-out people. */
  guard: 'admin' | 'account' | 'sign-in';
  icon?: IconName;
  load: () => Promise<ComponentType>;
}

/** A page of the admin area: its name is its icon and the last part of its path. */
const adminPage = (name: IconName, title: Page['title'], load: Page['load']): Page => ({
  path: `/admin/${name}`,
  title,
  guard: 'admin',
  icon: name,
  load,
});

const contentPage = (type: Exclude<ContentType, 'studio'>, title: Page['title']): Page =>
  adminPage(type, title, async () => {
    const { ContentPage } = await import('./content/content-page.tsx');
    return () => ContentPage({ type });
  });

/** The account pages and the pages of the admin area, these in the order of the navigation. */
export const PAGES: readonly Page[] = [
  {
    path: '/login',
    title: { en: 'Sign in', id: 'Masuk' },
    guard: 'sign-in',
    load: async () => (await import('./account/login/login-page.tsx')).LoginPage,
  },
  {
    path: '/account',
    title: { en: 'My account', id: 'Akun saya' },
    guard: 'account',
    load: async () => (await import('./account/account-page.tsx')).AccountPage,
  },
  adminPage(
    'dashboard',
    { en: 'Dashboard', id: 'Dasbor' },
    async () => (await import('./dashboard/dashboard-page.tsx')).DashboardPage,
  ),
  adminPage(
    'messages',
    { en: 'Messages', id: 'Pesan' },
    async () => (await import('./inbox/inbox-page.tsx')).InboxPage,
  ),
  adminPage(
    'visits',
    { en: 'Visits', id: 'Kunjungan' },
    async () => (await import('./visits/visits-page.tsx')).VisitsPage,
  ),
  adminPage(
    'studio',
    { en: 'Studio', id: 'Studio' },
    async () => (await import('./content/content-page.tsx')).FactsPage,
  ),
  contentPage('pages', { en: 'Pages', id: 'Halaman' }),
  contentPage('blog', { en: 'Blog', id: 'Blog' }),
  contentPage('portfolio', { en: 'Portfolio', id: 'Portofolio' }),
  contentPage('testimonials', { en: 'Testimonials', id: 'Testimoni' }),
  adminPage(
    'pictures',
    { en: 'Pictures', id: 'Gambar' },
    async () => (await import('./pictures/pictures-page.tsx')).PicturesPage,
  ),
  adminPage(
    'errors',
    { en: 'Errors', id: 'Error' },
    async () => (await import('./errors/errors-page.tsx')).ErrorsPage,
  ),
  adminPage(
    'users',
    { en: 'Users', id: 'Pengguna' },
    async () => (await import('./users/users-page.tsx')).UsersPage,
  ),
  adminPage(
    'updates',
    { en: 'Updates', id: 'Pembaruan' },
    async () => (await import('./updates/updates-page.tsx')).UpdatesPage,
  ),
  adminPage(
    'audit',
    { en: 'Audit log', id: 'Catatan audit' },
    async () => (await import('./audit/audit-page.tsx')).AuditPage,
  ),
];

export const ADMIN_ROOT = '/admin';

export const ADMIN_PATHS: readonly string[] = [ADMIN_ROOT, ...PAGES.map(({ path }) => path)];

export const pageAt = (pathname: string): Page | null =>
  PAGES.find(({ path }) => path === pathname.replace(/(?<=.)\/$/, '')) ?? null;
