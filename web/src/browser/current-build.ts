/** Id of the build that this page's HTML is of; empty where the page is not built (development). */
export function currentBuildId(): string {
  return document.documentElement.dataset['build'] ?? '';
}
