import type { Locale } from '../../../../model/locale.ts';
import type { MiddlewareName } from '../../routes.ts';

/** Where to go instead, loaded anew or within the app; null lets the page be shown. */
export type MiddlewareResult = { redirect: string; reload: boolean } | null;

export type Middleware = (context: { path: string; locale: Locale }) => Promise<MiddlewareResult>;

const loaders = new Map<string, () => Promise<Middleware>>();

/** Makes a middleware known; its code is loaded when a page first asks for it. */
export function registerMiddleware(name: MiddlewareName, load: () => Promise<Middleware>): void {
  loaders.set(name, load);
}

/**
 * Runs middleware in order until one leads elsewhere.
 * @throws Error "Unknown route middleware" for a name that nobody registered (docs/behaviour.md, section 8)
 */
export async function runMiddleware(
  names: readonly string[],
  context: { path: string; locale: Locale },
): Promise<MiddlewareResult> {
  for (const name of names) {
    const load = loaders.get(name);
    if (!load) throw new Error(`Unknown route middleware: '${name}'`);
    const result = await (await load())(context);
    if (result) return result;
  }
  return null;
}
