import type { Author } from '../../../model/content/author.ts';
import type { Service } from '../../../model/content/services.ts';
import type {
  ArticleText,
  BlogPost,
  PortfolioItem,
  ProjectText,
  Testimonial,
} from '../../../model/content/record.ts';
import type { Bilingual } from '../../../model/locale.ts';

/** A picture that the seeding draws (covers.ts): `hue` in degrees, `motif` the shape that it is made of. */
export interface SeedCover {
  /** UUID; the path in the bucket. */
  id: string;
  hue: number;
  motif: 'waves' | 'tiles' | 'circles' | 'bars';
  alt: Bilingual<string>;
}

export interface SeedPost {
  slug: string;
  cover: SeedCover | null;
  /** The founder who wrote it; the studio where it is left out. */
  author?: Author;
  texts: Partial<Bilingual<ArticleText>>;
  /**
   * `published` at a fixed day, so that the pages made at build time and the seeded database agree;
   * `scheduled` two weeks from the seeding; `draft` for nobody yet.
   */
  state: { published: string } | 'scheduled' | 'draft';
}

export interface SeedPortfolioItem {
  slug: string;
  cover: SeedCover;
  year?: string;
  services?: Service[];
  /** Id of a testimonial. */
  testimonial?: string;
  texts: Bilingual<ArticleText & Partial<ProjectText>>;
}

export interface SeedTestimonial {
  id: string;
  person: string;
  texts: Bilingual<{ quote: string; role: string }>;
}

/** A record and the id of its document. */
export interface Seeded<Record> {
  id: string;
  record: Record;
}

export interface SeedContent {
  blog: Seeded<BlogPost<Date>>[];
  portfolio: Seeded<PortfolioItem<Date>>[];
  testimonials: Seeded<Testimonial<Date>>[];
}
