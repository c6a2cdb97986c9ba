import { ERROR_PATH } from './special-paths.ts';

/**
 * Shows the generic error page where the app itself cannot draw one. The page is fetched, because its
 * words are not in the bundle; where even that fails, its title is said in plain text.
 */
export async function showErrorPage(): Promise<void> {
  const body = document.body;
  delete document.documentElement.dataset['wait'];
  document.title = 'Internal Server Error';
  try {
    const response = await fetch(ERROR_PATH);
    const page = new DOMParser().parseFromString(await response.text(), 'text/html');
    const content = page.getElementById('root');
    if (page.documentElement.dataset['page'] !== 'failure' || !content) throw new Error('no page');
    document.title = page.title;
    body.replaceChildren(document.adoptNode(content));
  } catch {
    const heading = document.createElement('h1');
    heading.textContent = document.title;
    body.replaceChildren(heading);
  }
}
