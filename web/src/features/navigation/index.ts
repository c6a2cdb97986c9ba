export type { Go, GoOptions } from './go.ts';
export { GoContext, useGo } from './go.ts';
export { Link } from './link.tsx';
export type { Match } from './match.ts';
export { matchPath, rowNamed } from './match.ts';
export type { Middleware, MiddlewareResult } from './middleware.ts';
export { registerMiddleware, runMiddleware } from './middleware.ts';
export { hrefForDevice, isPhone, usePhone } from './phone.ts';
export { resolveTarget } from './target.ts';
