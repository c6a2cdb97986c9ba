import type { Draft } from '#model/content/draft.ts';
import type { ContentType } from '#model/content/type-names.ts';
import { type ContentEntry, readContent } from '../emulators/seed/content-folder.ts';
import { SEED_CONTENT } from '../emulators/seed/content.ts';

interface SeededEntry<Type extends ContentType> extends ContentEntry {
  draft: Draft<Type>;
  shown: Draft<Type>;
}

export const seededEntries = <Type extends ContentType>(type: Type): SeededEntry<Type>[] =>
  readContent(SEED_CONTENT, Date.now())
    .filter((content): content is SeededEntry<Type> => content.type === type)
    .toSorted((a, b) => a.order - b.order);
