import type { Bilingual } from '#studio/locale.ts';
import type { CONTENT_TYPES, ContentType, ListedType } from './content-types.ts';
import type { Field, Fields, ValueOf } from './fields.ts';
import type { PagedType } from './paths.ts';
import type { PageWords } from './words.ts';

/*
 * What visitors get of content, inferred from the fields of each content type: answers of the function `content`, which pages
 * show as they are. Times are ISO 8601; HTML is made from the Markdown on the server and contains no markup of the author's.
 * Browsers keep answers for offline use and pages of older builds are open, so readers expect a new field to be absent.
 */

/** Most items of a page of a list, of `GET /api/content/{type}` and of the blog. */
export const CONTENT_PAGE = 20;

/** A text per language; a language that is not published is absent. At least one is there. */
export type PublicTexts<Text> = Partial<Bilingual<Text>>;

type Flat<Type> = { [Key in keyof Type]: Type[Key] };

/** The fields with a value in every answer of a place, and those that are left out if they are empty. */
type Kept<One extends Field, Place> = One extends { shownIn: null } | { omitEmpty: true }
  ? never
  : One extends { shownIn: 'page' }
    ? Place extends 'page'
      ? One
      : never
    : One;
type Omitted<One extends Field, Place> = One extends { omitEmpty: true }
  ? One extends { shownIn: 'page' }
    ? Place extends 'page'
      ? One
      : never
    : One
  : never;

type PublicFields<All extends Fields, Place extends 'list' | 'page'> = Flat<
  {
    [
      Name in keyof All as Kept<All[Name], Place> extends never
        ? never
        : All[Name] extends { type: 'markdown' }
          ? 'html'
          : Name
    ]: ValueOf<All[Name]>;
  } & {
    [Name in keyof All as Omitted<All[Name], Place> extends never ? never : Name]?: Exclude<
      ValueOf<All[Name]>,
      All[Name]['empty']
    >;
  }
>;

type TypeOf<Type extends ContentType> = (typeof CONTENT_TYPES)[Type];

/** Visitors see the times of entries that stand in the order of their publication. */
type ListTimes<Type extends ContentType> = TypeOf<Type>['isOrdered'] extends true
  ? unknown
  : { publish_at: string };
type PageTimes<Type extends ContentType> = TypeOf<Type>['isOrdered'] extends true
  ? unknown
  : {
      publish_at: string;
      /** Reading time in minutes. */
      minutes?: number;
      /** When the published text last changed; absent if it never did. */
      changed_at?: string;
    };

/** The document id tells apart what has no address; on a page, admins find the entry by it. */
type ListKey<Type extends ContentType> = Type extends PagedType ? unknown : { key: string };

type Items = {
  [Type in ListedType]: Flat<
    ListKey<Type> &
      PublicFields<TypeOf<Type>['shared'], 'list'> & {
        texts: PublicTexts<Flat<PublicFields<TypeOf<Type>['language'], 'list'> & ListTimes<Type>>>;
      }
  >;
};

export interface PublicItem extends Items {}

/** A post that another one links to: the one published before or after it, or one about the same. */
export interface LinkedPost {
  slug: string;
  relation: 'older' | 'newer' | 'related';
  texts: PublicTexts<{ title: string }>;
}

interface Related {
  blog: { links?: LinkedPost[] };
  portfolio: {
    /** Of the client; absent if none is published. */
    testimonial?: PublicItem['testimonials'];
    /** The next project of the list; absent without another. */
    next?: PublicItem['portfolio'];
  };
}

type Pages = {
  [Type in PagedType]: Flat<
    { key?: string } & PublicFields<TypeOf<Type>['shared'], 'page'> & {
        texts: PublicTexts<Flat<PublicFields<TypeOf<Type>['language'], 'page'> & PageTimes<Type>>>;
      } & Related[Type]
  >;
};

export interface PublicEntry extends Pages {}

export type PublicPostSummary = PublicItem['blog'];
export type PublicPost = PublicEntry['blog'];
export type PublicPortfolioItem = PublicItem['portfolio'];
export type PublicProject = PublicEntry['portfolio'];
export type PublicTestimonial = PublicItem['testimonials'];

export type PublicContent = { [Type in ListedType]: PublicItem[Type][] };

/** Answer to `GET /api/content/{type}?after={cursor}`: a page of the list. */
export interface ListAnswer<Type extends ListedType> {
  items: PublicItem[Type][];
  /** Value of `after` for the next page; absent on the last one. */
  next?: string;
}

/** Answer to `GET /api/content/blog?post={slug}` and `/api/content/portfolio?project={slug}`. */
export interface EntryAnswer<Type extends PagedType> {
  item: PublicEntry[Type];
}

/** Answer to `GET /api/content/words`. */
export interface WordsAnswer {
  words: PageWords;
}
