/** Parts of pages that are made without the app (web/site/render/styles/plain-page.css). Both run in the page. */

/** The typefaces that have come. */
export const loadedFonts = (): string[] =>
  [...document.fonts]
    .filter(({ status }) => status === 'loaded')
    .map(({ family }) => family.replaceAll('"', ''));

/** The outline of the logo above the text. */
export const shapeOfLogo = (): string =>
  getComputedStyle(document.querySelector('main') ?? document.body, '::before').clipPath;
