import { type LoaderFunctionArgs, createBrowserRouter, replace } from 'react-router-dom';
import { loadPage, needsFullLoad, replacePage } from '#browser/reload.ts';
import { AccountLayout } from './account/account-layout.tsx';
import { redirectFor } from './guards.ts';
import { ErrorPage } from './layout/error-page.tsx';
import { NotFoundPage } from './layout/not-found-page.tsx';
import { RootLayout } from './layout/root-layout.tsx';
import { type Page, ADMIN_ROOT, PAGES, pageAt } from './pages.ts';

/** Never settles: the document is being left. */
const left = () => new Promise<never>(() => undefined);

function guardOf({ guard }: Page) {
  return async ({ request }: LoaderFunctionArgs) => {
    const url = new URL(request.url);
    // Another build is deployed: the server sends the page.
    if (needsFullLoad()) {
      loadPage(url.href);
      return left();
    }
    const target = await redirectFor(guard, url);
    if (target === null) return null;
    if (pageAt(new URL(target, url).pathname)) return replace(target);
    replacePage(target);
    return left();
  };
}

const routeOf = (page: Page) => ({
  path: page.path,
  loader: guardOf(page),
  lazy: { Component: page.load },
  errorElement: <ErrorPage />,
  // A change of the query stays on the page.
  shouldRevalidate: ({ currentUrl, nextUrl }: { currentUrl: URL; nextUrl: URL }) =>
    currentUrl.pathname !== nextUrl.pathname,
});

const isOfAdmins = ({ guard }: Page) => guard === 'admin';

export const router = createBrowserRouter([
  {
    element: <RootLayout />,
    errorElement: <ErrorPage />,
    hydrateFallbackElement: <></>,
    children: [
      {
        lazy: {
          Component: async () => (await import('./layout/admin-layout.tsx')).AdminLayout,
        },
        children: [
          ...PAGES.filter(isOfAdmins).map(routeOf),
          ...PAGES.filter(({ path }) => path === '/admin/dashboard').map((page) => ({
            ...routeOf(page),
            path: ADMIN_ROOT,
          })),
        ],
      },
      {
        element: <AccountLayout />,
        children: [
          ...PAGES.filter((page) => !isOfAdmins(page)).map(routeOf),
          { path: '*', element: <NotFoundPage /> },
        ],
      },
    ],
  },
]);
