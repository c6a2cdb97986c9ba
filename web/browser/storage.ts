export type StorageArea = 'localStorage' | 'sessionStorage';

export function readStorage(key: string, area: StorageArea = 'localStorage'): string | null {
  try {
    return globalThis[area].getItem(key);
  } catch {
    return null;
  }
}

export function writeStorage(
  key: string,
  value: string,
  area: StorageArea = 'localStorage',
): boolean {
  try {
    globalThis[area].setItem(key, value);
    return true;
  } catch {
    return false;
  }
}

export function removeStorage(key: string, area: StorageArea = 'localStorage'): boolean {
  try {
    globalThis[area].removeItem(key);
    return true;
  } catch {
    return false;
  }
}

export function storageKeys(prefix: string): string[] {
  try {
    return Object.keys(localStorage).filter((key) => key.startsWith(prefix));
  } catch {
    return [];
  }
}

export function readStoredJson<T>(key: string, check: (value: unknown) => T | null): T | null {
  const text = readStorage(key);
  try {
    return text === null ? null : check(JSON.parse(text));
  } catch {
    return null;
  }
}
