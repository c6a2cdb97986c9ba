import type { PublicContent } from '../../../model/content/answers.ts';
import { CONTENT_TYPE_NAMES } from '../../../model/content/content-types.ts';
import type { SiteContent } from '../../../model/pages/renderer.ts';
import { readItems } from './published.ts';

/** Reads what the site's own pages show at a moment, as `web/site/render/content.ts` loads it for the build. */
export async function loadSiteContent(now: number): Promise<SiteContent> {
  const lists = CONTENT_TYPE_NAMES.map(async (type) => [type, await readItems(type, now)] as const);
  return { lists: Object.fromEntries(await Promise.all(lists)) as unknown as PublicContent };
}
