import type { RefObject } from 'react';
import { useEffect } from 'react';

const PAGE = '.rich-text-page';

/**
 * Scrolls the texts of both languages together: to the same block where both have as many, otherwise by their length.
 * @param languages the element that contains both
 */
export function useScrollTogether(languages: RefObject<HTMLElement | null>, isOn: boolean): void {
  useEffect(() => {
    const container = languages.current;
    if (!isOn || container === null) return;
    /** The page that was scrolled from here, whose own event is to be ignored. */
    let moved: Element | null = null;
    const follow = ({ target }: Event) => {
      if (!(target instanceof HTMLElement) || !target.matches(PAGE)) return;
      if (target === moved) {
        moved = null;
        return;
      }
      for (const other of container.querySelectorAll<HTMLElement>(PAGE)) {
        if (other === target) continue;
        const top = Math.round(matchingTop(target, other));
        if (Math.abs(top - other.scrollTop) < 1) continue;
        moved = other;
        other.scrollTop = top;
      }
    };
    container.addEventListener('scroll', follow, { capture: true, passive: true });
    return () => container.removeEventListener('scroll', follow, { capture: true });
  }, [languages, isOn]);
}

const blocksOf = (page: HTMLElement) =>
  [...(page.querySelector('.rich-text')?.children ?? [])] as HTMLElement[];

/** How far to scroll the other page to show what the first one shows. */
function matchingTop(page: HTMLElement, other: HTMLElement): number {
  const blocks = blocksOf(page);
  const others = blocksOf(other);
  const { scrollTop } = page;
  const index = blocks.findIndex((block) => block.offsetTop + block.offsetHeight > scrollTop);
  const block = blocks[index];
  const counterpart = others[index];
  if (blocks.length !== others.length || !block || !counterpart) {
    const range = Math.max(1, page.scrollHeight - page.clientHeight);
    return (scrollTop / range) * (other.scrollHeight - other.clientHeight);
  }
  const share = (scrollTop - block.offsetTop) / Math.max(1, block.offsetHeight);
  return counterpart.offsetTop + share * counterpart.offsetHeight;
}
