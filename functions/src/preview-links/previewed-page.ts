import type { Entry } from '../../../model/content/entry.ts';
import { CONTENT_PAGE, MAX_LIST_PAGES } from '../../../model/content/limits.ts';
import { isWorkLink } from '../../../model/publishing/problems.ts';
import { hasText } from '../../../model/content/text.ts';
import type { Locale } from '../../../model/locale.ts';
import { LOCALES } from '../../../model/locale.ts';
import type { PublicTestimonial } from '../../../model/publishing/content-api.ts';
import type { PreviewedPage } from '../../../model/pages/renderer.ts';
import { DRAFT_ADDRESS } from '../../../model/preview-links/path.ts';
import {
  shapePost,
  shapeProject,
  shapeTestimonial,
} from '../../../model/publishing/public-texts.ts';
import { addressed, inOrder } from '../content/ordered-publications.ts';
import { readTestimonial } from '../content/entry-at-address.ts';
import { renderBodies } from '../publishing/render-markdown.ts';

/** The texts of a draft as a publication has them, in the languages that have a text. */
async function draftTexts({ kind, draft, live }: Entry, now: number) {
  const bodies = LOCALES.map((locale) => draft[locale].body ?? '');
  const [en = '', id = ''] = await renderBodies(kind, bodies);
  const html = { en, id };
  const text = (locale: Locale) => {
    if (!hasText(kind, draft[locale])) return null;
    const { title = '', summary = '', quote = '', role = '' } = draft[locale];
    const { situation = '', decision = '', outcome = '', figure = '', unit = '' } = draft[locale];
    const caseStudy = { situation, decision, outcome, figure, unit };
    // A scheduled text has its later time on the page already.
    const publish_at = live[locale]?.publish_at ?? now;
    return { title, summary, html: html[locale], ...caseStudy, quote, role, publish_at };
  };
  return { en: text('en'), id: text('id') };
}

/** A testimonial, whose address is the id of its entry, and its place in the list. */
interface Placed {
  entry: string;
  order: number;
  item: PublicTestimonial;
}

/** The testimonials that are public, with the draft of one in the place that it would have. */
async function testimonialsWith(
  { id, order }: Entry,
  draft: PublicTestimonial,
  now: number,
): Promise<PublicTestimonial[]> {
  const { docs } = await inOrder('testimonials')
    .limit(CONTENT_PAGE * MAX_LIST_PAGES)
    .get();
  const published = addressed('testimonials', docs).flatMap(({ address, publication }) => {
    const item = shapeTestimonial(address, publication, now);
    return item ? [{ entry: publication.entry, order: publication.order, item }] : [];
  });
  return withDraft(published, { entry: id, order, item: draft });
}

/** The testimonials with a draft in the place that it would have, instead of what is published of its entry. */
function withDraft(published: readonly Placed[], draft: Placed): PublicTestimonial[] {
  return [...published.filter(({ entry }) => entry !== draft.entry), draft]
    .toSorted((a, b) => a.order - b.order || (a.entry < b.entry ? -1 : 1))
    .map(({ item }) => item);
}

/**
 * The page on which visitors would read a draft if it were published now. The list of testimonials has what is public at
 * this moment around the draft.
 * @param now milliseconds since 1970
 * @returns null where the draft has no text
 */
export async function previewedPage(entry: Entry, now: number): Promise<PreviewedPage | null> {
  const { kind, id, cover, author, order, person } = entry;
  const texts = await draftTexts(entry, now);
  const fields = { entry: id, first_at: now, changed_date: now, cover, order, texts };
  if (kind === 'blog') {
    const publication = { ...fields, author, changed_at: { en: null, id: null } };
    const post = shapePost(DRAFT_ADDRESS, publication, Infinity);
    return post && { kind, post };
  }
  if (kind === 'portfolio') {
    // An unfinished address may be anything; only a publication's has been checked.
    const link = isWorkLink(entry.link) ? entry.link : '';
    const { year, services } = entry;
    const testimonial = await readTestimonial(entry.testimonial, now);
    const publication = { ...fields, link, year, services };
    const project = shapeProject(DRAFT_ADDRESS, publication, testimonial, Infinity);
    return project && { kind, project };
  }
  const testimonial = shapeTestimonial(DRAFT_ADDRESS, { ...fields, person }, Infinity);
  return testimonial && { kind, items: await testimonialsWith(entry, testimonial, now) };
}
