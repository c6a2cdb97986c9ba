import { readFile } from 'node:fs/promises';
import type { NamedField } from '../../../model/content/content-types.ts';
import { pageFields } from '../../../model/content/word-fields.ts';
import type {
  FileWriter,
  PageRenderer,
  PageRendererModule,
  SiteContent,
} from '../../../model/pages/renderer.ts';
import { publishedWords } from '../content/published.ts';

let loading: ReturnType<typeof load> | undefined;

export async function pageRenderer(): Promise<PageRenderer> {
  return (await (loading ??= load())).renderer;
}

export async function writeSite(content: SiteContent, writer: FileWriter): Promise<string> {
  return (await (loading ??= load())).write(content, writer);
}

export async function fieldsOfPage(page: string): Promise<readonly NamedField[]> {
  const { standardWords } = await (loading ??= load());
  return pageFields(page, await standardWords());
}

async function load() {
  const file = (name: string) =>
    new URL(`${process.env['BUILT_FILES'] ?? './'}renderer/${name}`, import.meta.url);
  const module = file('render-site.js').href;
  const [code, { createRenderer, writeSite: write, standardWords }] = await Promise.all([
    readFile(file('code.json'), 'utf8'),
    import(module) as Promise<PageRendererModule>,
  ]);
  return {
    renderer: createRenderer(code, publishedWords),
    write: (content: SiteContent, writer: FileWriter) => write(code, content, writer),
    standardWords,
  };
}
