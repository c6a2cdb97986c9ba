export { manifestMiddleware } from './app-manifest.ts';
export { PhoneContext, usePhone } from './device.ts';
export { Link, useLinkClicks } from './link.tsx';
export { PageNotFound, matchPath } from './match.ts';
export { resolveUrl } from '#browser/navigation/url-guard.ts';
export type { NavigateTo } from './use-navigate-to.ts';
export { NavigateContext, useNavigateTo } from './use-navigate-to.ts';
