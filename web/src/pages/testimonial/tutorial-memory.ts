const KEY = 'swipe_tutorial_seen';

/** True once the tutorial was closed in this browser; where storage is refused, it was not. */
export function tutorialSeen(): boolean {
  try {
    return localStorage.getItem(KEY) !== null;
  } catch {
    return false;
  }
}

/** Remembers that the tutorial was closed. Where storage is refused, it comes back with the next visit. */
export function rememberTutorial(): void {
  try {
    localStorage.setItem(KEY, '1');
  } catch {
    // Seeing it twice does no harm.
  }
}
