import { pathToFileURL } from 'node:url';
import type { Bilingual } from '../../model/locale.ts';
import type { PageMeta, PageMessages } from '../src/page.ts';
import type { RouteRow } from '../src/routes.ts';
import { messagesFile } from './routes-on-disk.ts';

/** A row's words in both languages. */
export async function loadMessages(row: RouteRow): Promise<Bilingual<PageMessages>> {
  const module = (await import(pathToFileURL(messagesFile(row)).href)) as {
    messages: Bilingual<PageMessages>;
  };
  return module.messages;
}

/** Title, description and keywords of a row's view in one language. */
export function metaOf(t: PageMessages, row: RouteRow): PageMeta {
  const meta = t.meta[row.view];
  if (!meta) throw new Error(`${row.folder}/messages.ts has no meta for the view '${row.view}'`);
  return meta;
}
