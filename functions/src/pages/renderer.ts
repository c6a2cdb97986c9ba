import { readFile } from 'node:fs/promises';
import { error as logError } from 'firebase-functions/logger';
import type { NamedField } from '../../../model/content/content-types.ts';
import { pageFields } from '../../../model/content/word-fields.ts';
import type { PageWords } from '../../../model/content/words.ts';
import type {
  FileWriter,
  PageRenderer,
  PageRendererModule,
  SiteContent,
} from '../../../model/pages/renderer.ts';
import { publishedWords } from '../content/published.ts';
import { errorText } from '../error-text.ts';

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

/** Pages have their standard text if the words cannot be read. */
async function publishedOrStandardWords(): Promise<PageWords> {
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
  const [code, { createRenderer, writeSite: write, standardWords }] = await Promise.all([
    readFile(file('code.json'), 'utf8'),
    import(module) as Promise<PageRendererModule>,
  ]);
  return {
    renderer: createRenderer(code, publishedOrStandardWords),
    write: (content: SiteContent, writer: FileWriter) => write(code, content, writer),
    standardWords,
  };
}
