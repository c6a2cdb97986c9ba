import { documentAttributes } from '../browser/document-attributes.ts';
import type { RouteRow } from '../routes.ts';

let loading: Promise<void> | undefined;

/**
 * Loads the whole style sheet before a page is shown that is not the document's own: a document has only the rules of its
 * own page.
 * @throws Error where it cannot be loaded; the next call tries again
 */
export async function loadStyles({ name }: RouteRow): Promise<void> {
  const { styles, page } = documentAttributes();
  if (!styles || page === name) return;
  loading ??= new Promise<void>((resolve, reject) => {
    const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', href: styles });
    link.addEventListener('load', () => resolve());
    link.addEventListener('error', () => {
      loading = undefined;
      link.remove();
      reject(new Error(`Cannot load ${styles}`));
    });
    document.head.append(link);
  });
  await loading;
}
