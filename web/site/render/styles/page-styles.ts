import { parse } from 'postcss';

/** The classes that a selector needs; what is inside `:is()`, `:not()` and `:has()` may be there or not. */
function neededClasses(selector: string): string[] {
  const outside = selector.replace(/\[[^\]]*\]/g, '').replace(/\((?:[^()]|\([^()]*\))*\)/g, '');
  return outside.match(/(?<=\.)[\w-]+/g) ?? [];
}

/**
 * The rules of a style sheet that can apply to a page. Left out is a selector with a class that no source of the page names;
 * what depends on elements, attributes and states alone stays.
 * @param sources texts in which every class of the page occurs as a word
 */
export function pageStyles(css: string, sources: readonly string[]): string {
  const words = new Set(sources.flatMap((source) => source.match(/[\w-]+/g) ?? []));
  const sheet = parse(css);
  sheet.walkRules((rule) => {
    const selectors = rule.selectors.filter((selector) =>
      neededClasses(selector).every((name) => words.has(name)),
    );
    if (selectors.length === 0) rule.remove();
    else rule.selectors = selectors;
  });
  sheet.walkAtRules((rule) => {
    if (rule.nodes?.length === 0) rule.remove();
  });
  return sheet.toString();
}
