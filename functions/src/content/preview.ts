import { fieldsOf, hasText } from '../../../model/content/content-types.ts';
import { type Entry, markdownIn, readDraft } from '../../../model/content/draft.ts';
import {
  type Publication,
  publicEntryOf,
  publicationOf,
  publicationText,
} from '../../../model/content/publication.ts';
import type { PageName } from '../../../model/content/words.ts';
import type { PreviewedPage } from '../../../model/pages/renderer.ts';
import { DRAFT_SLUG } from '../../../model/preview-links/path.ts';
import { type Locale, inEachLocale } from '../../../studio/locale.ts';
import { renderBody } from './markdown-to-html.ts';
import { readTestimonial } from './published.ts';

function draftPublication(entry: Entry, now: number): Publication {
  const { type, draft, published, scheduled } = entry;
  const text = (locale: Locale) => {
    if (!hasText(type, draft[locale])) return null;
    const html = renderBody(type, markdownIn(type, draft, locale));
    const publishAt = published[locale]?.publish_at ?? scheduled[locale]?.at ?? now;
    return publicationText(type, draft[locale], html, publishAt);
  };
  // Only a publication's values have been checked: an unfinished slug or link may be anything.
  const shared = fieldsOf(type, 'shared').map((field) => {
    const value = draft.shared[field.name];
    if (field.type === 'slug') return [field.name, DRAFT_SLUG];
    return [field.name, field.problems(value).length > 0 ? field.empty : value];
  });
  const texts = inEachLocale(text);
  return publicationOf(type, Object.fromEntries(shared), texts);
}

/** The draft as if it were published now; a testimonial stands alone. Null without a text. @param now milliseconds since 1970 */
export async function previewedPage(entry: Entry, now: number): Promise<PreviewedPage | null> {
  const { type } = entry;
  const publication = draftPublication(entry, now);
  if (type === 'pages') {
    const draft = readDraft(type, entry.draft);
    const words = inEachLocale((locale) => draft[locale].words);
    return { type, page: entry.id as PageName, words };
  }
  if (type === 'studio') {
    return { type: 'pages', page: type, words: entry.draft };
  }
  if (type === 'blog') {
    const post = publicEntryOf(type, entry.id, publication);
    return post && { type, entry: post };
  }
  if (type === 'portfolio') {
    const project = publicEntryOf(type, entry.id, publication);
    const testimonial = await readTestimonial(readDraft(type, entry.draft).shared.testimonial);
    return project && { type, entry: { ...project, ...(testimonial && { testimonial }) } };
  }
  const testimonial = publicEntryOf(type, entry.id, publication);
  return testimonial && { type, items: [testimonial] };
}
