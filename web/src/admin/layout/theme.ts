import { useSyncExternalStore } from 'react';
import { PAGE_STORAGE_KEYS } from '../../../../model/storage-keys.ts';
import { readStorage, writeStorage } from '../../browser/storage.ts';

export const THEMES = ['system', 'light', 'dark'] as const;
export type Theme = (typeof THEMES)[number];

const listeners = new Set<() => void>();
let chosen: Theme | undefined;

function stored(): Theme {
  const value = readStorage(PAGE_STORAGE_KEYS.adminTheme);
  return THEMES.find((theme) => theme === value) ?? 'system';
}

function current(): Theme {
  chosen ??= stored();
  return chosen;
}

/** Sets the colour theme of the admin area and stores it in this browser. */
export function setTheme(theme: Theme): void {
  chosen = theme;
  writeStorage(PAGE_STORAGE_KEYS.adminTheme, theme);
  for (const listener of listeners) listener();
}

/** The chosen colour theme; `system` follows the device. */
export function useTheme(): Theme {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    current,
    () => 'system',
  );
}
