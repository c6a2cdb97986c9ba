import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { STORAGE_KEYS } from '../../../../model/storage-keys.ts';
import type { inboxMessages } from './messages.ts';

export type ShortcutName = keyof (typeof inboxMessages)['en']['keys'];

/** One key each, as mail programs have them; shown in this order by the help. */
export const SHORTCUTS: readonly { key: string; name: ShortcutName }[] = [
  { key: 'j', name: 'next' },
  { key: 'k', name: 'previous' },
  { key: 'o', name: 'open' },
  { key: 'u', name: 'list' },
  { key: 'e', name: 'done' },
  { key: 'i', name: 'progress' },
  { key: 'n', name: 'new' },
  { key: 's', name: 'spam' },
  { key: 'r', name: 'reply' },
  { key: 'c', name: 'notes' },
  { key: '/', name: 'search' },
  { key: 'z', name: 'undo' },
  { key: '?', name: 'help' },
];

/** True where a key is text or belongs to something open. */
function isTaken(event: KeyboardEvent): boolean {
  const { target } = event;
  return (
    event.defaultPrevented ||
    event.ctrlKey ||
    event.metaKey ||
    event.altKey ||
    event.isComposing ||
    (target instanceof Element &&
      target.closest(
        'input, textarea, select, dialog, [popover]:popover-open, [contenteditable]',
      ) !== null)
  );
}

/** Whether single keys do something; people who dictate or use one finger may turn them off (WCAG 2.1.4). */
export function useShortcutSetting(): [boolean, (on: boolean) => void] {
  const [on, setOn] = useState(() => {
    try {
      return localStorage.getItem(STORAGE_KEYS.adminShortcuts) !== 'off';
    } catch {
      return true;
    }
  });
  return [
    on,
    (next) => {
      setOn(next);
      try {
        localStorage.setItem(STORAGE_KEYS.adminShortcuts, next ? 'on' : 'off');
      } catch {
        // Storage is blocked: the choice holds until the page is left.
      }
    },
  ];
}

/** Runs what a single key stands for; `help` works always, so that the rest can be turned on again. */
export function useShortcuts(
  on: boolean,
  actions: Readonly<Record<ShortcutName, () => void>>,
): void {
  const latest = useRef(actions);
  // With what is shown, not after it: a key may be pressed at once.
  useLayoutEffect(() => {
    latest.current = actions;
  });
  useEffect(() => {
    function pressed(event: KeyboardEvent): void {
      const shortcut = SHORTCUTS.find(({ key }) => key === event.key);
      if (shortcut === undefined || isTaken(event)) return;
      if (!on && shortcut.name !== 'help') return;
      event.preventDefault();
      latest.current[shortcut.name]();
    }
    addEventListener('keydown', pressed);
    return () => removeEventListener('keydown', pressed);
  }, [on]);
}
