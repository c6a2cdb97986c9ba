import { adminViews } from '#admin/views.tsx';
import type { PageModule } from './page.ts';

/** The views of the account and admin area: a chunk of its own, so that no public page loads their names. */
export const views: Readonly<Record<string, () => Promise<PageModule>>> = {
  login: () => import('./pages/login/page.tsx'),
  account: () => import('./pages/account/page.tsx'),
  ...adminViews,
};
