import { loadSiteContent } from '../../../functions/src/content/published.ts';
import { writeSite } from '../../../functions/src/pages/renderer.ts';
import { writtenFiles } from '../../written-files.ts';

/** Renders the site as a release would now. */
export async function renderSite() {
  const content = await loadSiteContent();
  return writtenFiles((writer) => writeSite(content, writer));
}

/** The same. @returns reads the file of an address; '' without one */
export async function releasedFiles(): Promise<(address: string) => string> {
  const { files } = await renderSite();
  return (address) =>
    files.get(address.slice(1)) ?? files.get(`${address.slice(1) || 'index'}.html`) ?? '';
}
