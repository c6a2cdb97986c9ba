import { type FocusEvent, type RefObject, useLayoutEffect, useRef } from 'react';
import type { ContentType } from '#model/content/type-names.ts';

const opened = new Map<ContentType, string>();

export function rememberOpened(type: ContentType, id: string): void {
  opened.set(type, id);
}

const rowOf = (target: EventTarget | null) =>
  target instanceof Element ? target.closest<HTMLElement>('[data-row]') : null;

/**
 * Returns to the row of the entry that was opened last, and goes on to the next one if the row with the focus is removed.
 * @param ids of the rows, which bear them as `data-row`
 */
export function useRowFocus(type: ContentType, ids: readonly string[]) {
  const list: RefObject<HTMLUListElement | null> = useRef(null);
  const focused = useRef<string | null>(null);
  const before = useRef<readonly string[]>([]);

  useLayoutEffect(() => {
    const focus = (id: string | undefined) => {
      const row = list.current?.querySelector<HTMLElement>(`[data-row="${id}"]`);
      row?.querySelector<HTMLElement>('a, button')?.focus({ preventScroll: true });
      row?.scrollIntoView({ block: 'nearest' });
    };
    const last = opened.get(type);
    if (last !== undefined && ids.includes(last)) {
      opened.delete(type);
      focus(last);
    }
    const { current: id } = focused;
    if (id !== null && !ids.includes(id) && document.activeElement === document.body) {
      focus(ids[Math.min(before.current.indexOf(id), ids.length - 1)]);
    }
    before.current = ids;
  });

  return {
    ref: list,
    onFocus: ({ target }: FocusEvent) => {
      focused.current = rowOf(target)?.dataset['row'] ?? null;
    },
    // The browser sends no such event for an element that is removed while it has the focus.
    onBlur: ({ target }: FocusEvent) => {
      if (target.isConnected) focused.current = null;
    },
  };
}
