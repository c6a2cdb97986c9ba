import { CONTENT_LIMITS } from '../../../../model/content-limits.ts';
import type { ContentKind } from '../../../../model/content-limits.ts';
import type { TextField } from '../../../../model/content-text.ts';
import { KINDS, textLimit } from '../../../../model/content-text.ts';
import type { Locale } from '../../../../model/locale.ts';
import { LOCALES } from '../../../../model/locale.ts';
import type { Entry } from './entry.ts';

/** The path of a text that people edit, as Firestore's updates name it. */
export type FieldPath =
  `draft.${Locale}.${TextField}` | 'slug' | 'link' | 'person' | `cover.alt.${Locale}`;

/** Path of a translated text. */
export function textPath(locale: Locale, field: TextField): FieldPath {
  return `draft.${locale}.${field}`;
}

/** The language and field of a translated text's path; null for the other fields. */
export function textOf(path: FieldPath): { locale: Locale; field: TextField } | null {
  const [start, locale, field] = path.split('.');
  if (start !== 'draft') return null;
  return { locale: locale as Locale, field: field as TextField };
}

/** Every text of an entry that people edit. */
export function fieldValues(entry: Entry): Map<FieldPath, string> {
  const { texts, hasSlug } = KINDS[entry.kind];
  const values = new Map<FieldPath, string>();
  for (const locale of LOCALES) {
    for (const field of texts) {
      values.set(textPath(locale, field), entry.draft[locale][field] ?? '');
    }
  }
  if (hasSlug) values.set('slug', entry.slug);
  if (entry.kind === 'portfolio') values.set('link', entry.link);
  if (entry.kind === 'testimonials') values.set('person', entry.person);
  if (entry.cover) {
    for (const locale of LOCALES) values.set(`cover.alt.${locale}`, entry.cover.alt[locale]);
  }
  return values;
}

/** Longest text that can be stored at a path, in characters. */
export function fieldLimit(path: FieldPath): number {
  const text = textOf(path);
  if (text) return textLimit(text.field);
  if (path === 'slug' || path === 'link' || path === 'person') return CONTENT_LIMITS[path];
  return CONTENT_LIMITS.alt;
}

/** The field that names an entry of a kind, and from which its address is suggested. */
export function nameField(kind: ContentKind): TextField {
  return KINDS[kind].texts[0] ?? 'title';
}
