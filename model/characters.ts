/** Browsers from before 2024 may have none: an emoji of several code points counts as several. */
const Segmenter = Intl.Segmenter as typeof Intl.Segmenter | undefined;

function characters(text: string): string[] {
  if (Segmenter === undefined) return Array.from(text);
  return Array.from(new Segmenter().segment(text), ({ segment }) => segment);
}

/** Needs no segmenter: making the first one takes a phone a tenth of a second. */
const SIMPLE = /^[\0-\u02FF\u2010-\u20BF]*$/;

export const lengthOf = (text: string): number =>
  SIMPLE.test(text) ? text.length : characters(text).length;

export const cut = (text: string, most: number): string =>
  text.length <= most ? text : characters(text).slice(0, most).join('');

/** Copied text brings zero widths, soft hyphens, direction marks. */
export const INVISIBLE = /[\p{Cf}\p{Default_Ignorable_Code_Point}]/gu;
