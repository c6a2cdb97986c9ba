const PREFIX = 'notes_draft:';

/** Key of localStorage under which one account's unsaved notes on a message are kept. */
export function notesDraftKey(uid: string, message: string): string {
  return `${PREFIX}${uid}:${message}`;
}

/**
 * Forgets unsaved notes: they tell of visitors, so they do not outlive the session.
 * @param except uid of the account whose notes stay
 */
export function deleteNotesDrafts(except?: string): void {
  try {
    for (const key of Object.keys(localStorage)) {
      const isKept = except !== undefined && key.startsWith(notesDraftKey(except, ''));
      if (key.startsWith(PREFIX) && !isKept) localStorage.removeItem(key);
    }
  } catch {
    // Storage that cannot be reached holds none either.
  }
}
