import type { ComponentType } from 'react';
import type { ContentKind } from '#model/content/kinds.ts';
import type { PageModule } from '#site/page.ts';
import { type Section, SECTIONS } from './layout/sections.ts';

const contentPage = async (kind: ContentKind) => {
  const { ContentPage } = await import('./content/content-page.tsx');
  return () => <ContentPage kind={kind} />;
};

/** Loads the page of each section. */
const PAGES: Record<Section, () => Promise<ComponentType>> = {
  dashboard: async () => (await import('./dashboard/dashboard-page.tsx')).DashboardPage,
  messages: async () => (await import('./inbox/inbox-page.tsx')).InboxPage,
  visits: async () => (await import('./visits/visits-page.tsx')).VisitsPage,
  blog: () => contentPage('blog'),
  portfolio: () => contentPage('portfolio'),
  testimonials: () => contentPage('testimonials'),
  pictures: async () => (await import('./pictures/pictures-page.tsx')).PicturesPage,
  errors: async () => (await import('./errors/errors-page.tsx')).ErrorsPage,
  users: async () => (await import('./users/users-page.tsx')).UsersPage,
  updates: async () => (await import('./updates/updates-page.tsx')).UpdatesPage,
  audit: async () => (await import('./audit/audit-page.tsx')).AuditPage,
};

async function loadView(section: Section): Promise<PageModule> {
  const [{ AdminLayout }, Page] = await Promise.all([
    import('./layout/admin-layout.tsx'),
    PAGES[section](),
  ]);
  const View = () => (
    <AdminLayout section={section}>
      <Page />
    </AdminLayout>
  );
  return { default: View };
}

/** The view of each row of the admin area, by the row's name: the section's page in the frame of the area. */
export const adminViews = Object.fromEntries(
  SECTIONS.map((section) => [`admin-${section}`, () => loadView(section)]),
);
