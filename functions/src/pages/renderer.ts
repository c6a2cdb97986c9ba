import { readFile } from 'node:fs/promises';
import { error as logError } from 'firebase-functions/logger';
import type { NamedField } from '../../../model/content/content-types.ts';
import { pageFields } from '../../../model/content/word-fields.ts';
import type { PageWords } from '../../../model/content/words.ts';
import type {
  PageRenderer,
  PageRendererModule,
  RenderedSite,
  SiteContent,
} from '../../../model/pages/renderer.ts';
import { publishedWords } from '../content/published.ts';
import { errorText } from '../error-text.ts';
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

/** The fields of an entry of the type `pages`; none of a page that does not exist. */
export async function fieldsOfPage(page: string): Promise<readonly NamedField[]> {
  const { standardWords } = await (loading ??= load());
  return pageFields(page, await standardWords());
}

/** What is public of the words of pages; where it cannot be read, pages have their standard text. */
async function shownWords(): Promise<PageWords> {
  try {
    return await publishedWords();
  } catch (error) {
    logError('words not read', { error: errorText(error) });
    return {};
  }
}

async function load() {
  const file = (name: string) =>
    new URL(`${process.env['BUILT_FILES'] ?? './'}renderer/${name}`, import.meta.url);
  const module = file('render-site.js').href;
  const [code, { createRenderer, renderAll: render, standardWords }] = await Promise.all([
    readFile(file('code.json'), 'utf8'),
    import(module) as Promise<PageRendererModule>,
  ]);
  return {
    renderer: createRenderer(code, releasedBuild, shownWords),
    render: (content: SiteContent) => render(code, content),
    standardWords,
  };
}
