import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { ADMIN_STORAGE_KEYS } from '../../../../model/admin-storage-keys.ts';
import { readStorage, writeStorage } from '../../browser/storage.ts';
import type { inboxMessages } from './messages.ts';

export type ShortcutName = keyof (typeof inboxMessages)['en']['keys'];

/** Single-key shortcuts as in common mail programs, in the order of the help dialog. */
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

/** True if the key press is text input or belongs to an open dialog. */
function isUsedElsewhere(event: KeyboardEvent): boolean {
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

/** Whether single-key shortcuts are on. Users of speech input can turn them off (WCAG 2.1.4). */
export function useShortcutSetting(): [boolean, (on: boolean) => void] {
  const [on, setOn] = useState(() => readStorage(ADMIN_STORAGE_KEYS.shortcuts) !== 'off');
  return [
    on,
    (next) => {
      setOn(next);
      writeStorage(ADMIN_STORAGE_KEYS.shortcuts, next ? 'on' : 'off');
    },
  ];
}

/** Runs the action of a pressed shortcut. `help` always works, so that the others can be turned on again. */
export function useShortcuts(
  on: boolean,
  actions: Readonly<Partial<Record<ShortcutName, () => void>>>,
): void {
  const latest = useRef(actions);
  // A layout effect: a key may be pressed right after the render.
  useLayoutEffect(() => {
    latest.current = actions;
  });
  useEffect(() => {
    function pressed(event: KeyboardEvent): void {
      const name = SHORTCUTS.find(({ key }) => key === event.key)?.name;
      const action = name && latest.current[name];
      if (action === undefined || isUsedElsewhere(event)) return;
      if (!on && name !== 'help') return;
      event.preventDefault();
      action();
    }
    addEventListener('keydown', pressed);
    return () => removeEventListener('keydown', pressed);
  }, [on]);
}
