import { readFile } from 'node:fs/promises';
import type { PageRenderer, PageRendererModule } from '../../../model/pages/renderer.ts';

let loading: Promise<PageRenderer> | undefined;

/**
 * The renderer of the build with which the function was deployed; functions/build.ts writes both files. Loaded at the
 * first request for a page, because the other functions never need it.
 */
export function pageRenderer(): Promise<PageRenderer> {
  loading ??= load();
  return loading;
}

async function load(): Promise<PageRenderer> {
  const module = new URL('./page-renderer.js', import.meta.url).href;
  const [shell, { createPageRenderer }] = await Promise.all([
    readFile(new URL('./page-shell.json', import.meta.url), 'utf8'),
    import(module) as Promise<PageRendererModule>,
  ]);
  return createPageRenderer(shell);
}
