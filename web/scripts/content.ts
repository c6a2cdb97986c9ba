import { readFile } from 'node:fs/promises';
import { LISTED_TYPES } from '#model/content/type-names.ts';
import { isTree } from '#model/content/words.ts';
import { isRecord } from '#model/is-record.ts';
import { type SiteContent, CONTENT_FILE } from '#model/pages/renderer.ts';
import { functionsSetting } from './functions-setting.ts';

const TIMEOUT_MS = 60_000;

const NO_CONTENT: SiteContent = { words: {}, blog: [], portfolio: [], testimonials: [] };

/**
 * Content to prerender.
 * @param source a site, whose `/builds/content.json` is read, a file of the same form, or nothing. A broken site gives empty
 * content: it must not stop the build that fixes it.
 */
export async function loadContent(source = process.env['CONTENT_SOURCE']): Promise<SiteContent> {
  if (!source) return NO_CONTENT;
  if (!/^https?:/.test(source)) return JSON.parse(await readFile(source, 'utf8')) as SiteContent;
  try {
    const response = await fetch(new URL(CONTENT_FILE, source), {
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    if (!response.ok) throw new Error(`status ${response.status}`);
    const content: unknown = await response.json();
    if (!isContent(content)) throw new Error('of another form');
    // A site of earlier code lacks the lists of types that are new.
    return { ...NO_CONTENT, ...content };
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    console.warn(`${source} does not give the content, so all is built empty: ${reason}`);
    return NO_CONTENT;
  }
}

const isContent = (value: unknown): value is Partial<SiteContent> =>
  isRecord(value) &&
  isTree(value['words']) &&
  LISTED_TYPES.every((type) => Array.isArray(value[type] ?? []));

/** True if the function `release` follows each command in a project; nothing else takes away a file of what is withdrawn. */
export const hasReleases = (project: string): boolean =>
  functionsSetting(project, 'RELEASE_TO') !== '';
