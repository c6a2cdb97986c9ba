import { DEFAULT_AUTHOR } from '../../../model/content/author.ts';
import type { ArticleText, ProjectText, TestimonialText } from '../../../model/content/record.ts';
import type { Cover } from '../../../model/content/cover.ts';
import { MEDIA_WIDTHS } from '../../../model/pictures/media.ts';
import type { StoredPicture } from '../../../model/pictures/picture.ts';
import type { Bilingual } from '../../../model/locale.ts';
import { ACCOUNTS } from '../accounts.ts';
import { portfolio } from './portfolio.ts';
import { posts } from './posts/index.ts';
import type { SeedContent, SeedCover, Seeded, SeedPost } from './shape.ts';
import { testimonials } from './testimonials.ts';

const DAY = 86_400_000;

/** When the portfolio and the testimonials were written; also the age of every record. */
const WRITTEN = new Date('2025-01-06T02:00:00Z');

/** Width to height of every seeded cover. */
export const COVER_RATIO = 16 / 9;

/** Every cover that the seeded records name. */
export const covers: SeedCover[] = [...posts, ...portfolio].flatMap(({ cover }) => cover ?? []);

/** The library's records of these covers. */
export function seedPictures(): Seeded<StoredPicture<Date>>[] {
  return [...posts, ...portfolio].flatMap(({ slug, cover }) => {
    const field = coverField(cover);
    if (field === null) return [];
    const { id, ...picture } = field;
    const stored = { created_date: WRITTEN, created_by: ACCOUNTS[0].uid };
    return [{ id, record: { name: `${slug}.webp`, ...picture, ...stored } }];
  });
}

function coverField(cover: SeedCover | null): Cover | null {
  if (cover === null) return null;
  const width = MEDIA_WIDTHS[MEDIA_WIDTHS.length - 1] ?? 0;
  return { id: cover.id, width, height: Math.round(width / COVER_RATIO), alt: cover.alt };
}

function contentRecord<Text extends object, Shared extends object>(
  texts: Partial<Bilingual<Text>>,
  empty: Text,
  publishAt: Date | null,
  shared: Shared,
) {
  const live = (text: Text | undefined) =>
    text === undefined || publishAt === null ? null : { ...text, publish_at: publishAt };
  return {
    draft: { en: texts.en ?? empty, id: texts.id ?? empty },
    live: { en: live(texts.en), id: live(texts.id), shared: publishAt === null ? null : shared },
    outdated: { en: false, id: false },
    created_date: WRITTEN,
    updated_by: ACCOUNTS[0].uid,
    updated_date: publishAt === null || publishAt.getTime() > Date.now() ? WRITTEN : publishAt,
    ...shared,
  };
}

function publishTime(state: SeedPost['state'], now: Date): Date | null {
  if (state === 'draft') return null;
  if (state === 'scheduled') return new Date(now.getTime() + 14 * DAY);
  return new Date(`${state.published}T02:00:00Z`);
}

const NO_ARTICLE: ArticleText = { title: '', summary: '', body: '' };
const NO_PROJECT: ProjectText = {
  ...NO_ARTICLE,
  situation: '',
  decision: '',
  outcome: '',
  figure: '',
  unit: '',
};
const NO_TESTIMONIAL: TestimonialText = { quote: '', role: '' };

/**
 * The content of a fresh suite, as the database holds it.
 * @param now the moment from which the scheduled post lies in the future
 */
export function seedContent(now: Date): SeedContent {
  return {
    blog: posts.map(({ slug, state, cover, author = DEFAULT_AUTHOR, texts }) => ({
      id: `seed-${slug}`,
      record: {
        ...contentRecord(texts, NO_ARTICLE, publishTime(state, now), {
          slug,
          cover: coverField(cover),
          author,
        }),
      },
    })),
    portfolio: portfolio.map(
      ({ slug, cover, year = '', services = [], testimonial = '', texts }, index) => {
        const { en, id } = texts;
        const written = { en: { ...NO_PROJECT, ...en }, id: { ...NO_PROJECT, ...id } };
        const shared = { slug, cover: coverField(cover), link: '', year, services, testimonial };
        return {
          id: `seed-${slug}`,
          record: { ...contentRecord(written, NO_PROJECT, WRITTEN, shared), order: index + 1 },
        };
      },
    ),
    testimonials: testimonials.map(({ id, person, texts }, index) => ({
      id,
      record: { ...contentRecord(texts, NO_TESTIMONIAL, WRITTEN, { person }), order: index + 1 },
    })),
  };
}
