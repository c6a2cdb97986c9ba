import type { ContentKind } from '../../../../model/content-limits.ts';
import type { PublicContent, PublicPost } from '../../../../model/api/content.ts';
import { LOCALES } from '../../../../model/locale.ts';

/**
 * Checks of what `/api/content` answers, by hand: the page must neither break on a wrong answer nor load
 * a schema library for the right one.
 */
type Fields = Readonly<Record<string, unknown>>;

function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function hasStrings(value: unknown, names: readonly string[]): boolean {
  return isFields(value) && names.every((name) => typeof value[name] === 'string');
}

/** True for texts of one language or both, each with all its fields, and at least one of them. */
function hasTexts(value: Fields, names: readonly string[]): boolean {
  const { texts } = value;
  if (!isFields(texts)) return false;
  const present = LOCALES.filter((locale) => texts[locale] !== undefined);
  return present.length > 0 && present.every((locale) => hasStrings(texts[locale], names));
}

function hasCover({ cover }: Fields): boolean {
  if (cover === null) return true;
  return (
    isFields(cover) &&
    hasStrings(cover, ['id']) &&
    typeof cover['width'] === 'number' &&
    typeof cover['height'] === 'number' &&
    hasStrings(cover['alt'], LOCALES)
  );
}

const ITEM_CHECKS: Record<ContentKind, (item: Fields) => boolean> = {
  blog: (item) =>
    hasStrings(item, ['slug']) &&
    hasCover(item) &&
    hasTexts(item, ['title', 'summary', 'publish_at']),
  portfolio: (item) =>
    hasStrings(item, ['slug', 'link']) &&
    hasCover(item) &&
    hasTexts(item, ['title', 'summary', 'html']),
  testimonials: (item) => hasStrings(item, ['key', 'person']) && hasTexts(item, ['quote', 'role']),
};

/**
 * The items of an answer to `GET /api/content/{kind}`; single items that are malformed are left out, so
 * that one bad record does not hide the others.
 * @throws Error where the answer is no list at all
 */
export function checkedItems<K extends ContentKind>(kind: K, answer: unknown): PublicContent[K] {
  if (!isFields(answer) || !Array.isArray(answer['items'])) {
    throw new Error(`The content function's answer for '${kind}' is not a list`);
  }
  const check = ITEM_CHECKS[kind];
  return answer['items'].filter((item) => isFields(item) && check(item)) as PublicContent[K];
}

/**
 * The post of an answer to `GET /api/content/blog?post={slug}`.
 * @throws Error where the answer holds none
 */
export function checkedPost(answer: unknown): PublicPost {
  const item = isFields(answer) ? answer['item'] : null;
  const names = ['title', 'summary', 'html', 'publish_at'];
  if (!isFields(item) || !hasStrings(item, ['slug']) || !hasCover(item) || !hasTexts(item, names)) {
    throw new Error("The content function's answer is not a post");
  }
  return item as unknown as PublicPost;
}
