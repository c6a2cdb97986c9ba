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
  const file = (name: string) =>
    new URL((process.env['BUILT_FILES'] ?? './') + name, import.meta.url);
  const module = file('page-renderer.js').href;
  const [input, { createPageRenderer }] = await Promise.all([
    readFile(file('renderer-input.json'), 'utf8'),
    import(module) as Promise<PageRendererModule>,
  ]);
  return createPageRenderer(input);
}
