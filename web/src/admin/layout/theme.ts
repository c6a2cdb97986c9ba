import { useSyncExternalStore } from 'react';
import { STORAGE_KEYS } from '../../../../model/storage-keys.ts';

export const THEMES = ['system', 'light', 'dark'] as const;
export type Theme = (typeof THEMES)[number];

const listeners = new Set<() => void>();
let chosen: Theme | undefined;

function stored(): Theme {
  try {
    const value = localStorage.getItem(STORAGE_KEYS.adminTheme);
    return THEMES.find((theme) => theme === value) ?? 'system';
  } catch {
    return 'system';
  }
}

function current(): Theme {
  chosen ??= stored();
  return chosen;
}

/** Changes the admin area's colours and remembers the choice in this browser. */
export function setTheme(theme: Theme): void {
  chosen = theme;
  try {
    localStorage.setItem(STORAGE_KEYS.adminTheme, theme);
  } catch {
    // Storage is blocked: the choice holds until the page is left.
  }
  for (const listener of listeners) listener();
}

/** The chosen colours; `system` follows the device. */
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
