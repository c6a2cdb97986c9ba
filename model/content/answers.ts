import type { Bilingual } from '#studio/locale.ts';
import type { CONTENT_TYPES } from './content-types.ts';
import type { Field, Fields, ValueOf, Visibility } from './fields.ts';
import type { ListedType } from './type-names.ts';

/*
 * Public answers, inferred from the fields of each content type. Times are ISO 8601; HTML holds no markup of the author's.
 * Browsers keep answers: readers expect a new field to be absent.
 */

export const CONTENT_PAGE_SIZE = 20;

export type PublicTexts<Text> = Partial<Bilingual<Text>>;

/** The name of a field in a list or on a page; `never` where visitors do not get it. */
type PublicName<Name, One extends Field, Place extends Visibility> = One extends {
  visibleIn: null | Exclude<Visibility, 'list' | Place>;
}
  ? never
  : One extends { type: 'markdown' }
    ? 'html'
    : Name;

type PublicValues<All extends Fields, Place extends Visibility> = {
  [Name in keyof All as PublicName<Name, All[Name], Place>]: ValueOf<All[Name]>;
};

type TypeOf<Type extends ListedType> = (typeof CONTENT_TYPES)[Type];

type Shown<Type extends ListedType, Place extends Visibility, Times = unknown> = PublicValues<
  TypeOf<Type>['shared'],
  Place
> & { texts: PublicTexts<PublicValues<TypeOf<Type>['language'], Place> & Times> };

interface ListTime {
  publish_at: string;
}

interface PageTimes extends ListTime {
  minutes?: number;
  changed_at?: string;
}

export interface PublicPostItem extends Shown<'blog', 'list', ListTime> {}

export interface PublicPost extends Shown<'blog', 'page', PageTimes> {
  key?: string;
  links?: LinkedPost[];
}

export interface PublicProjectItem extends Shown<'portfolio', 'list'> {}

export interface PublicProject extends Shown<'portfolio', 'page'> {
  key?: string;
  testimonial?: PublicTestimonial;
  next?: PublicProjectItem;
}

export interface PublicTestimonial extends Shown<'testimonials', 'list'> {
  key: string;
}

export interface LinkedPost {
  slug: string;
  relation: 'older' | 'newer' | 'related';
  texts: PublicTexts<{ title: string }>;
}

/** An entry as lists show it. */
export interface PublicItem {
  blog: PublicPostItem;
  portfolio: PublicProjectItem;
  testimonials: PublicTestimonial;
}

/** All that visitors get of an entry. */
export interface PublicEntry {
  blog: PublicPost;
  portfolio: PublicProject;
  testimonials: PublicTestimonial;
}

export type PublicContent = { [Type in ListedType]: PublicItem[Type][] };

export interface ListAnswer<Type extends ListedType> {
  items: PublicItem[Type][];
  next?: string;
}
