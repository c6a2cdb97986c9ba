import { type FocusEvent, type RefObject, useLayoutEffect, useRef } from 'react';
import type { ContentType } from '#model/content/type-names.ts';

const opened = new Map<ContentType, string>();

export function rememberOpened(type: ContentType, id: string): void {
  opened.set(type, id);
}

/**
 * Returns to the row of the entry that was opened last. Keeps the focus in a row that moves, and goes on to the next one if the
 * row is removed.
 * @param ids of the rows, which bear them as `data-row`
 */
export function useRowFocus(type: ContentType, ids: readonly string[]) {
  const list: RefObject<HTMLUListElement | null> = useRef(null);
  const focused = useRef<{ control: HTMLElement; id: string | undefined } | null>(null);
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
    if (focused.current !== null && document.activeElement === document.body) {
      const { control, id = '' } = focused.current;
      if (ids.includes(id)) control.focus();
      else focus(ids[Math.min(before.current.indexOf(id), ids.length - 1)]);
    }
    before.current = ids;
  });

  return {
    ref: list,
    onFocus: ({ target: control }: FocusEvent<HTMLElement>) => {
      focused.current = { control, id: control.closest<HTMLElement>('[data-row]')?.dataset['row'] };
    },
    // The browser sends no such event for an element that is removed, or moved, while it has the focus.
    onBlur: ({ target }: FocusEvent) => {
      if (target.isConnected) focused.current = null;
    },
  };
}
