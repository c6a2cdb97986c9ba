import type { ContentKind } from '../../../../../model/content/limits.ts';
import { CONTENT_KINDS, CONTENT_LIMITS } from '../../../../../model/content/limits.ts';
import type { TextField } from '../../../../../model/content/text.ts';
import { KINDS, textLimit } from '../../../../../model/content/text.ts';
import type { Locale } from '../../../../../model/locale.ts';
import { LOCALES, otherLocale } from '../../../../../model/locale.ts';
import type { Entry } from '../../../../../model/content/entry.ts';

/** Texts that both languages share. */
const SHARED_TEXTS = ['slug', 'link', 'person', 'year'] as const;
type SharedText = (typeof SHARED_TEXTS)[number];

/** The path of an editable text, in the notation of Firestore's updates. */
export type FieldPath = `draft.${Locale}.${TextField}` | SharedText | `cover.alt.${Locale}`;

/** True for a text that both languages share. */
export function isSharedText(path: string): path is SharedText {
  return SHARED_TEXTS.some((name) => name === path);
}

/** Path of a translated text. */
export function textPath(locale: Locale, field: TextField): FieldPath {
  return `draft.${locale}.${field}`;
}

const TEXT_PATHS = new Map(
  CONTENT_KINDS.flatMap((kind) =>
    KINDS[kind].texts.flatMap((field) =>
      LOCALES.map((locale) => [textPath(locale, field), { locale, field }] as const),
    ),
  ),
);

/** The language and field of a translated text's path; null for the other fields. */
export function parseTextPath(path: FieldPath): { locale: Locale; field: TextField } | null {
  return TEXT_PATHS.get(path) ?? null;
}

/** True for a text that is published with a language: one of its own, or one that both share. */
export function isPublishedWith(path: FieldPath, locale: Locale): boolean {
  return parseTextPath(path)?.locale !== otherLocale(locale);
}

/** Every editable text of an entry. */
export function fieldValues(entry: Entry): Map<FieldPath, string> {
  const { texts, hasSlug } = KINDS[entry.kind];
  const values = new Map<FieldPath, string>();
  for (const locale of LOCALES) {
    for (const field of texts) {
      values.set(textPath(locale, field), entry.draft[locale][field] ?? '');
    }
  }
  if (hasSlug) values.set('slug', entry.slug);
  if (entry.kind === 'portfolio') values.set('link', entry.link).set('year', entry.year);
  if (entry.kind === 'testimonials') values.set('person', entry.person);
  if (entry.cover) {
    for (const locale of LOCALES) values.set(`cover.alt.${locale}`, entry.cover.alt[locale]);
  }
  return values;
}

/** Longest text that can be stored at a path, in characters. */
export function fieldLimit(path: FieldPath): number {
  const text = parseTextPath(path);
  if (text) return textLimit(text.field);
  if (isSharedText(path)) return CONTENT_LIMITS[path];
  return CONTENT_LIMITS.alt;
}

/** The field that names an entry of a kind; its address is suggested from it. */
export function nameField(kind: ContentKind): TextField {
  return KINDS[kind].texts[0] ?? 'title';
}
