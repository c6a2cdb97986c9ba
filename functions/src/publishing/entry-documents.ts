import type { Entry } from '../../../model/content/entry.ts';
import { storedShared } from '../../../model/content/entry.ts';
import type { LiveState } from '../../../model/publishing/status.ts';
import { addressOf, makePublication } from '../../../model/publishing/publication.ts';
import type { Bilingual, Locale } from '../../../model/locale.ts';
import { MAX_DOCUMENT_BYTES, storedBytes } from '../../../model/stored-bytes.ts';

/** In place of HTML where only the entry's record is written. */
export const NO_HTML: Bilingual<string> = { en: '', id: '' };

/** What the database holds of an entry. */
export interface EntryDocuments {
  /** The entry's record, without who wrote it and when. */
  stored: Record<string, unknown>;
  /** Document id of the publication; '' for a draft without an address. */
  address: string;
  /** What visitors get; null where no language is published. */
  publication: Record<string, unknown> | null;
  /** True where one of the two does not fit into the database. */
  isTooLarge: boolean;
}

/**
 * The documents of an entry: publishing, restoring and seeding write the same ones.
 * @param html of the published bodies; '' for a kind without a body
 * @param changed when the publication changed, in milliseconds since 1970
 * @param changedAt when a language's text last changed since it became public, as it is stored
 */
export function documentsOf(
  entry: Entry,
  html: Bilingual<string>,
  changed: number,
  changedAt: Bilingual<unknown> = { en: null, id: null },
): EntryDocuments {
  const { kind, id, draft, live, outdated } = entry;
  const stored = { draft, live: storedLive(live), outdated, ...storedShared(entry) };
  const publication = makePublication(kind, entry, live, html, changed, changedAt);
  return {
    stored,
    address: addressOf(kind, id, live),
    publication,
    isTooLarge: [stored, publication].some(
      (document) => storedBytes(document) > MAX_DOCUMENT_BYTES,
    ),
  };
}

/** What is published of an entry, as its record stores it. */
export function storedLive(live: LiveState): Record<string, unknown> {
  const text = (locale: Locale) => {
    const { publish_at: time, ...texts } = live[locale] ?? { publish_at: 0 };
    return live[locale] === null ? null : { ...texts, publish_at: new Date(time) };
  };
  return { en: text('en'), id: text('id'), shared: live.shared };
}
