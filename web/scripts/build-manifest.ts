import { ADMIN_ROOT, PAGES } from '#admin/pages.ts';
import { pathsOf, routes } from '#site/routes.ts';

export function manifestRules(): Record<string, object> {
  const site = routes.flatMap((route) => {
    const rule = { prerender: true, ...(route.middleware && { middleware: route.middleware }) };
    return pathsOf(route).map((path) => [path, rule]);
  });
  const admin = PAGES.map(({ path, guard }) => [path, { prerender: false, middleware: [guard] }]);
  const adminRoot = [ADMIN_ROOT, { prerender: false, middleware: ['admin'] }];
  return Object.fromEntries([...site, adminRoot, ...admin]);
}
