import type { Root } from 'mdast';
import type { Locale } from '../../../../../model/locale.ts';
import type { FieldPath } from '../entry/entry-fields.ts';
import { parseTextPath } from '../entry/entry-fields.ts';
import { foreignPassages } from './language-check.ts';
import type { TextPart, TextPlace } from './text-parts.ts';
import { textParts } from './text-parts.ts';
import { isFileName, isVagueLink } from './vague-texts.ts';

/**
 * What a text can be warned of: a heading that skips a level, a link whose text says nothing, a picture's description that
 * is the name of a file, a passage in the other language, a link to an address of this site that does not exist.
 */
export type CheckName = 'heading' | 'link' | 'description' | 'language' | 'address';

/** Something in a text that may be a mistake. It keeps nobody from publishing. */
export interface Finding {
  check: CheckName;
  path: FieldPath;
  /** The words that it is about. */
  text: string;
  /** Within a text of Markdown; null where it is the whole field. */
  place: TextPlace | null;
  /** Of a heading: its level, and the deepest that it may have. */
  level?: { is: number; most: number };
}

export interface CheckedTexts {
  findings: Finding[];
  /** What is to be said of each link, if its address does not exist. */
  links: Finding[];
}

/** A finding about a part of a text. */
const finding = (check: CheckName, path: FieldPath, part: TextPlace): Finding => ({
  check,
  path,
  text: part.text,
  place: part,
});

/** Headings more than one level below the one before; the highest of a text is below the page's own. */
function skippedLevels(path: FieldPath, headings: readonly TextPart[]): Finding[] {
  const highest = Math.min(...headings.map(({ level }) => level));
  return headings.flatMap((heading, index): Finding[] => {
    const most = (headings[index - 1]?.level ?? highest - 1) + 1;
    const level = { is: heading.level, most };
    return level.is > most ? [{ ...finding('heading', path, heading), level }] : [];
  });
}

function checkMarkdown(path: FieldPath, root: Root, locale: Locale): CheckedTexts {
  const parts = textParts(root);
  const of = (kind: TextPlace['kind']) => parts.filter((part) => part.kind === kind);
  const found = (check: CheckName, some: readonly TextPart[]) =>
    some.map((part) => finding(check, path, part));
  const links = of('link');
  const paragraphs = of('paragraph');
  const prose = paragraphs.map((paragraph) => paragraph.prose);
  const findings = [
    ...skippedLevels(path, of('heading')),
    ...found(
      'link',
      links.filter(({ text }) => isVagueLink(text)),
    ),
    ...found(
      'description',
      of('picture').filter(({ text, target }) => isFileName(text, target)),
    ),
    ...found(
      'language',
      foreignPassages(prose, locale).flatMap((index) => paragraphs[index] ?? []),
    ),
  ];
  return {
    findings: findings.toSorted((a, b) => (a.place?.from ?? 0) - (b.place?.from ?? 0)),
    links: found('address', links),
  };
}

function checkField(path: FieldPath, text: string, locale: Locale): Finding[] {
  if (parseTextPath(path) === null) {
    return isFileName(text) ? [{ check: 'description', path, text, place: null }] : [];
  }
  const isForeign = foreignPassages([text], locale).length > 0;
  return isForeign ? [{ check: 'language', path, text, place: null }] : [];
}

/**
 * Checks the texts of one language of an entry.
 * @param texts with their paths: those of the language, and the description of the cover in it
 * @param parse of Markdown
 */
export function checkTexts(
  texts: readonly (readonly [FieldPath, string])[],
  locale: Locale,
  parse: (markdown: string) => Root,
): CheckedTexts {
  const checked = texts.map(([path, text]): CheckedTexts => {
    if (parseTextPath(path)?.field === 'body') return checkMarkdown(path, parse(text), locale);
    return { findings: checkField(path, text, locale), links: [] };
  });
  return {
    findings: checked.flatMap(({ findings }) => findings),
    links: checked.flatMap(({ links }) => links),
  };
}
