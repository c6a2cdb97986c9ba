import { readFile } from 'node:fs/promises';
import type {
  PageRenderer,
  PageRendererModule,
  RenderedSite,
  SiteContent,
} from '../../../model/pages/renderer.ts';
import { releasedBuild } from '../release/state.ts';

let loading: ReturnType<typeof load> | undefined;

/** The renderer of the code with which the function was deployed. Loaded at the first request for a page. */
export async function pageRenderer(): Promise<PageRenderer> {
  // Read beside what the page shows.
  void releasedBuild();
  return (await (loading ??= load())).renderer;
}

/** All files of the site that depend on content. */
export async function renderAll(content: SiteContent): Promise<RenderedSite> {
  return (await (loading ??= load())).render(content);
}

async function load() {
  const file = (name: string) =>
    new URL(`${process.env['BUILT_FILES'] ?? './'}renderer/${name}`, import.meta.url);
  const module = file('render-site.js').href;
  const [code, { createRenderer, renderAll: render }] = await Promise.all([
    readFile(file('code.json'), 'utf8'),
    import(module) as Promise<PageRendererModule>,
  ]);
  return {
    renderer: createRenderer(code, releasedBuild),
    render: (content: SiteContent) => render(code, content),
  };
}
