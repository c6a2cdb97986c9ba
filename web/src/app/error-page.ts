import { documentAttributes } from '../browser/document-attributes.ts';
import { ERROR_PATH } from '../routes.ts';

const TIMEOUT_MS = 10_000;

/**
 * Shows the generic error page where the app cannot render one. The page is fetched, because its messages are not in
 * the bundle; where that fails too, its title is shown as plain text.
 */
export async function showErrorPage(): Promise<void> {
  const { body } = document;
  delete documentAttributes().hidden;
  document.title = 'Internal Server Error';
  try {
    const response = await fetch(ERROR_PATH, { signal: AbortSignal.timeout(TIMEOUT_MS) });
    // Its rules are in every page, whose policy would refuse them a second time.
    const html = (await response.text()).replace(/<style>.*?<\/style>/s, '');
    const page = new DOMParser().parseFromString(html, 'text/html');
    const content = page.getElementById('root');
    if (documentAttributes(page.documentElement).page !== 'failure' || !content) {
      throw new Error('The response is not the error page');
    }
    document.title = page.title;
    body.replaceChildren(document.adoptNode(content));
  } catch {
    const heading = document.createElement('h1');
    heading.textContent = document.title;
    body.replaceChildren(heading);
  }
}
