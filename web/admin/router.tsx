import { type LoaderFunctionArgs, Outlet, createBrowserRouter, replace } from 'react-router-dom';
import { loadPage, needsFullLoad, replacePage } from '#browser/reload.ts';
import { storedUserId } from '#browser/session/stored-user.ts';
import { AccountLayout } from './account/account-layout.tsx';
import { redirectFor } from './guards.ts';
import { ErrorPage, FirstCheck, RootLayout } from './layout/root-layout.tsx';
import { type Page, ADMIN_ROOT, PAGES } from './pages.ts';

function leaveFor(href: string): Promise<never> {
  replacePage(href);
  return new Promise(() => undefined);
}

const isOfAdmins = ({ guard }: Page) => guard === 'admin';

function guardOf({ guard }: Page) {
  return async ({ request }: LoaderFunctionArgs) => {
    const url = new URL(request.url);
    // Another build is deployed: the server sends the page.
    if (needsFullLoad()) {
      loadPage(url.href);
      return new Promise<never>(() => undefined);
    }
    const target = await redirectFor(guard, url);
    if (target === null) return null;
    return target === '/' ? leaveFor(target) : replace(target);
  };
}

/** The guard leaves the document otherwise: no code of the admin area is loaded. */
const loadForAdmins = (load: Page['load']) => async () =>
  storedUserId() === null ? Outlet : load();

const routeOf = (page: Page) => ({
  path: page.path,
  handle: page,
  loader: guardOf(page),
  lazy: { Component: isOfAdmins(page) ? loadForAdmins(page.load) : page.load },
  errorElement: <ErrorPage />,
  shouldRevalidate: ({ currentUrl, nextUrl }: { currentUrl: URL; nextUrl: URL }) =>
    currentUrl.pathname !== nextUrl.pathname,
});

export const router = createBrowserRouter([
  {
    element: <RootLayout />,
    errorElement: <ErrorPage />,
    hydrateFallbackElement: <FirstCheck />,
    children: [
      {
        lazy: {
          Component: loadForAdmins(
            async () => (await import('./layout/admin-layout.tsx')).AdminLayout,
          ),
        },
        children: PAGES.filter(isOfAdmins).map(routeOf),
      },
      {
        element: <AccountLayout />,
        children: PAGES.filter((page) => !isOfAdmins(page)).map(routeOf),
      },
      { path: ADMIN_ROOT, loader: () => replace('/admin/dashboard'), element: null },
      { path: '*', loader: ({ request }) => leaveFor(request.url), element: null },
    ],
  },
]);
