/** Browsers from before 2024 may have none: there an emoji of several code points counts as several. */
const Segmenter = Intl.Segmenter as typeof Intl.Segmenter | undefined;

/** The characters of a text as people see them; an emoji is one. */
export function characters(text: string): string[] {
  if (Segmenter === undefined) return Array.from(text);
  return Array.from(new Segmenter().segment(text), ({ segment }) => segment);
}

/** Invisible characters that copied text brings: zero widths, soft hyphens, direction marks. */
export const INVISIBLE = /[\p{Cf}\p{Default_Ignorable_Code_Point}]/gu;
