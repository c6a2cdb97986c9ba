import { STORAGE_KEYS } from '../../../../model/storage-keys.ts';

/** True where this browser has fetched the typeface's file before, so that it is there at the first paint. */
export function isFontCached(file: string): boolean {
  try {
    return localStorage.getItem(STORAGE_KEYS.typeface) === file;
  } catch {
    return false;
  }
}

/** Remembers that the typeface's file has been fetched. */
export function markFontCached(file: string): void {
  try {
    localStorage.setItem(STORAGE_KEYS.typeface, file);
  } catch {
    // Without storage every first page of a visit is read in the phone's own typeface.
  }
}
