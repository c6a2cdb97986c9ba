import type { Page } from '@playwright/test';

/** A layout shift without user input: its value, and what moved. */
export interface Moved {
  value: number;
  what: string;
}

/** What has moved on a page since it was opened. */
export function shiftsOn(page: Page): Promise<Moved[]> {
  return page.evaluate(
    () =>
      new Promise<Moved[]>((resolve) => {
        interface Shift extends PerformanceEntry {
          value: number;
          sources: { node?: Node; previousRect: DOMRect; currentRect: DOMRect }[];
        }
        const found: Moved[] = [];
        new PerformanceObserver((list) => {
          for (const { value, sources } of list.getEntries() as Shift[]) {
            const moved = sources.map(({ node, previousRect: from, currentRect: to }) => {
              const element = node instanceof Element ? node : node?.parentElement;
              const what = element?.outerHTML.slice(0, 60);
              return `${what} ${from.x},${from.y} → ${to.x},${to.y}`;
            });
            found.push({ value, what: moved.join('; ') });
          }
        }).observe({ type: 'layout-shift', buffered: true });
        // Buffered entries are delivered before the second frame.
        requestAnimationFrame(() => requestAnimationFrame(() => resolve(found)));
      }),
  );
}
