import type { Locale } from '../../../../model/locale.ts';
import type { MiddlewareName } from '../../routes.ts';

/** Where the visitor is sent instead of the requested page. */
export interface PageRedirect {
  redirect: string;
  /** With a full page load, so that nothing of the old page stays. */
  reload: boolean;
}

/** Null lets the page be shown. */
export type MiddlewareResult = PageRedirect | null;

export type Middleware = (context: { path: string; locale: Locale }) => Promise<MiddlewareResult>;

/** A page names middleware that is not registered: loading the page again would not help. */
export class UnknownMiddleware extends Error {}

const loaders = new Map<string, () => Promise<Middleware>>();

/** Registers a middleware; its code is loaded when a page first needs it. */
export function registerMiddleware(name: MiddlewareName, load: () => Promise<Middleware>): void {
  loaders.set(name, load);
}

/**
 * Runs middleware in order until one redirects.
 * @throws UnknownMiddleware for a name that is not registered (docs/behaviour.md, "Error messages")
 */
export async function runMiddleware(
  names: readonly string[],
  context: { path: string; locale: Locale },
): Promise<MiddlewareResult> {
  for (const name of names) {
    const load = loaders.get(name);
    if (!load) throw new UnknownMiddleware(`Unknown route middleware: '${name}'`);
    const result = await (await load())(context);
    if (result) return result;
  }
  return null;
}
