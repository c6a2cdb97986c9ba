import type { Bilingual } from '#studio/locale.ts';
import type { CONTENT_TYPES } from './content-types.ts';
import type { Field, Fields, ValueOf } from './fields.ts';
import type { PagedType } from './paths.ts';
import type { ContentType, ListedType } from './type-names.ts';

/*
 * Public answers, inferred from the fields of each content type. Times are ISO 8601; HTML holds no markup of the author's.
 * Browsers keep answers: readers expect a new field to be absent.
 */

export const CONTENT_PAGE = 20;

export type PublicTexts<Text> = Partial<Bilingual<Text>>;

type Flat<Type> = { [Key in keyof Type]: Type[Key] };

type Visible<One extends Field, Place> = One extends { visibleIn: null }
  ? never
  : One extends { visibleIn: 'page' }
    ? Place extends 'page'
      ? One
      : never
    : One;
/** Fields that are always there; `Omitted`: those that are left out if they are empty. */
type Always<One extends Field, Place> = One extends { omitEmpty: true }
  ? never
  : Visible<One, Place>;
type Omitted<One extends Field, Place> = One extends { omitEmpty: true }
  ? Visible<One, Place>
  : never;

type PublicFields<All extends Fields, Place extends 'list' | 'page'> = Flat<
  {
    [
      Name in keyof All as Always<All[Name], Place> extends never
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

/** Entries in the order of their publication show its time. */
type ListTimes<Type extends ContentType> = TypeOf<Type>['isOrdered'] extends true
  ? unknown
  : { publish_at: string };
type PageTimes<Type extends ContentType> = TypeOf<Type>['isOrdered'] extends true
  ? unknown
  : {
      publish_at: string;
      minutes?: number;
      changed_at?: string;
    };

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

export interface LinkedPost {
  slug: string;
  relation: 'older' | 'newer' | 'related';
  texts: PublicTexts<{ title: string }>;
}

interface Related {
  blog: { links?: LinkedPost[] };
  portfolio: {
    testimonial?: PublicItem['testimonials'];
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

export interface ListAnswer<Type extends ListedType> {
  items: PublicItem[Type][];
  next?: string;
}
