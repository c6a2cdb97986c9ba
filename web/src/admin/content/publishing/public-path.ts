import type { Entry } from '../../../../../model/content/draft.ts';
import { entryPath } from '../../../../../model/content/paths.ts';
import { LOCALES } from '../../../../../model/locale.ts';
import { parseRevision } from '../../../../../model/content/revision.ts';
import { useLiveDocument } from '../../../data/use-live-query.ts';
import { historyPath } from '../history/history-path.ts';

/** Path of the page on which visitors read what is published of an entry; null while that is not known. */
export function usePublicPath({ kind, id, draft, published, revision }: Entry): string | null {
  const kept = LOCALES.flatMap((locale) => published[locale]?.kept ?? [])[0];
  // The address in the draft may be one that is not published yet.
  const isCurrent = published.shared === revision.shared;
  const found = useLiveDocument(historyPath(kind, id), kept ?? '-');
  if (kept === undefined) return null;
  if (kind === 'testimonials') return '/testimonial';
  if (isCurrent) return entryPath(kind, draft.shared.slug);
  const record = found.state === 'ready' ? found.value : null;
  const revisionKept = record && parseRevision(kind, record.id, record.data);
  return revisionKept && entryPath(kind, revisionKept.draft.shared.slug);
}
