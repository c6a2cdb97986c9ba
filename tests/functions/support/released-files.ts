import { loadSiteContent } from '../../../functions/src/content/published.ts';
import { writeSite } from '../../../functions/src/pages/renderer.ts';
import { writtenFiles } from '../../written-files.ts';

/** Renders the site as a release would now. @returns reads the file of an address; '' without one */
export async function releasedFiles(): Promise<(address: string) => string> {
  const content = await loadSiteContent();
  const { files } = await writtenFiles((writer) => writeSite(content, writer));
  return (address) =>
    files.get(address.slice(1)) ?? files.get(`${address.slice(1) || 'index'}.html`) ?? '';
}
