import type { QueryDocumentSnapshot } from 'firebase-admin/firestore';
import type { Entry } from '../../../model/content/entry.ts';
import { CONTENT_PAGE, MAX_LIST_PAGES } from '../../../model/content/limits.ts';
import { isWorkLink } from '../../../model/publishing/problems.ts';
import { hasText } from '../../../model/content/text.ts';
import type { Locale } from '../../../model/locale.ts';
import { LOCALES } from '../../../model/locale.ts';
import type { PreviewedPage } from '../../../model/pages/renderer.ts';
import { DRAFT_ADDRESS } from '../../../model/preview-links/path.ts';
import {
  shapePortfolioItem,
  shapePost,
  shapeTestimonial,
} from '../../../model/publishing/public-content.ts';
import { readConfirmations } from '../confirmation/read-confirmations.ts';
import type { OrderedKind } from '../content/ordered-publications.ts';
import { addressed, inOrder } from '../content/ordered-publications.ts';
import { renderBodies } from '../publishing/render-markdown.ts';

/** The texts of a draft as a publication has them, in the languages that have a text. */
async function draftTexts({ kind, draft, live }: Entry, now: number) {
  const bodies = LOCALES.map((locale) => draft[locale].body ?? '');
  const [en = '', id = ''] = await renderBodies(kind, bodies);
  const html = { en, id };
  const text = (locale: Locale) => {
    if (!hasText(kind, draft[locale])) return null;
    const { title = '', summary = '', quote = '', role = '' } = draft[locale];
    // A scheduled text has its later time on the page already.
    const publish_at = live[locale]?.publish_at ?? now;
    return { title, summary, html: html[locale], quote, role, publish_at };
  };
  return { en: text('en'), id: text('id') };
}

/** The publications of a list. */
const listed = (kind: OrderedKind) =>
  inOrder(kind)
    .limit(CONTENT_PAGE * MAX_LIST_PAGES)
    .get();

/** The public items of a list, each with its entry and place. */
function publicItems<Kind extends OrderedKind, Item>(
  kind: Kind,
  docs: readonly QueryDocumentSnapshot[],
  shape: (found: ReturnType<typeof addressed<Kind>>[number]) => Item | null,
): Placed<Item>[] {
  return addressed(kind, docs).flatMap((found) => {
    const item = shape(found);
    const { entry, order } = found.publication;
    return item ? [{ entry, order, address: found.address, item }] : [];
  });
}

interface Placed<Item> {
  entry: string;
  order: number;
  address: string;
  item: Item;
}

/** The items with a draft in the place that it would have, instead of what is published of its entry. */
function withDraft<Item>(published: readonly Placed<Item>[], draft: Placed<Item>): Item[] {
  return [...published.filter(({ entry }) => entry !== draft.entry), draft]
    .toSorted((a, b) => a.order - b.order || (a.address < b.address ? -1 : 1))
    .map(({ item }) => item);
}

/**
 * The page on which visitors would read a draft if it were published now. A list has what is public at this moment around
 * the draft.
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
    const item = shapePortfolioItem(DRAFT_ADDRESS, { ...fields, link }, Infinity);
    if (item === null) return null;
    const { docs } = await listed(kind);
    const items = publicItems(kind, docs, ({ address, publication }) =>
      shapePortfolioItem(address, publication, now),
    );
    return { kind, items: withDraft(items, { entry: id, order, address: entry.slug, item }) };
  }
  const { docs } = await listed(kind);
  const confirmations = await readConfirmations([id, ...docs.map((found) => found.id)]);
  const confirmationOf = (entryId: string) => confirmations.get(entryId) ?? null;
  const item = shapeTestimonial(DRAFT_ADDRESS, { ...fields, person }, Infinity, confirmationOf(id));
  if (item === null) return null;
  const items = publicItems(kind, docs, ({ address, publication }) =>
    shapeTestimonial(address, publication, now, confirmationOf(address)),
  );
  return { kind, items: withDraft(items, { entry: id, order, address: id, item }) };
}
