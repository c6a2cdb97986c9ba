import type { ContentKind } from '../../../model/content/limits.ts';
import type { Bilingual } from '../../../model/locale.ts';
import type { AllPreviewLinks } from '../../../model/preview-links/api.ts';
import { PREVIEW_LINKS_LISTED } from '../../../model/preview-links/api.ts';
import { collection, database } from '../firestore.ts';
import { entryDocument } from '../publishing/stored-entry.ts';
import { listedLink, workingLinks } from './links.ts';

/** The names of entries in each language, else in the other; '' where an entry has none, and where it is gone. */
async function namesOf(
  entries: readonly { kind: ContentKind; entry: string }[],
): Promise<Bilingual<string>[]> {
  if (entries.length === 0) return [];
  const documents = entries.map(({ kind, entry }) => entryDocument({ kind, id: entry }));
  const fieldMask = ['draft.en.title', 'draft.id.title', 'person'];
  const found = await database().getAll(...documents, { fieldMask });
  return found.map((entry) => {
    const [en = '', id = '', person = ''] = fieldMask.map((path) => String(entry.get(path) ?? ''));
    return { en: person || en || id, id: person || id || en };
  });
}

/**
 * The working links to drafts of every entry that end last, up to `PREVIEW_LINKS_LISTED` of them.
 * @param now milliseconds since 1970
 */
export async function readAllLinks(now: number): Promise<AllPreviewLinks> {
  const { docs } = await collection('preview_link')
    .where('expires', '>', new Date(now))
    .orderBy('expires', 'desc')
    .limit(PREVIEW_LINKS_LISTED)
    .get();
  const links = workingLinks(docs, now);
  const names = await namesOf(links);
  return {
    links: links.map((link, index) => ({
      ...listedLink(link),
      kind: link.kind,
      entry: link.entry,
      name: names[index] ?? { en: '', id: '' },
    })),
  };
}
