import { readFile } from 'node:fs/promises';
import type { PageRenderer, PageRendererModule } from '../../../model/pages/renderer.ts';

let loading: Promise<PageRenderer> | undefined;

/** The renderer of the build with which the function was deployed. Loaded at the first request for a page. */
export function pageRenderer(): Promise<PageRenderer> {
  loading ??= load();
  return loading;
}

async function load(): Promise<PageRenderer> {
  const file = (name: string) =>
    new URL(`${process.env['BUILT_FILES'] ?? './'}renderer/${name}`, import.meta.url);
  const module = file('render-site.js').href;
  const [code, { createRenderer }] = await Promise.all([
    readFile(file('code.json'), 'utf8'),
    import(module) as Promise<PageRendererModule>,
  ]);
  return createRenderer(code);
}
