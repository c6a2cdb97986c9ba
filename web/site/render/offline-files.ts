import { createHash } from 'node:crypto';
import { LIST_PATHS } from '#model/content/paths.ts';
import { type Bilingual, inEachLocale } from '#studio/locale.ts';
import { payloadUrl } from '../features/payload/payload.ts';
import { type Route, routes } from '../routes.ts';
import type { BuildFiles, Form, FormFiles } from '../worker/build-files.ts';

export const digestOf = (content: string | Uint8Array): string =>
  createHash('sha256').update(content).digest('base64');

/** The app shows posts and projects with the payload of their list, on phones too. */
const LISTS: readonly string[] = Object.values(LIST_PATHS);

/** @param bundled scripts, styles and fonts, by `web/scripts/build.ts` @param files of the content, by path */
export function offlineFilesOf(
  buildId: string,
  bundled: Readonly<Record<string, string>>,
  files: ReadonlyMap<string, string>,
): BuildFiles {
  const digest = (path: string): string => digestOf(files.get(path)!);
  const ofBuild = [...files.keys()].filter((path) => path.endsWith(`/${buildId}.json`)).toSorted();
  const filesOf = (form: Form): FormFiles => {
    // The scripts lack the page on privacy, too.
    const isOwn = ({ name, layout, twin }: Route) =>
      name !== 'privacy' && (!twin || (layout === 'mobile') === (form === 'mobile'));
    const urls = [
      ...ofBuild.map((path) => `/${path}`),
      ...routes
        .filter((route) => isOwn(route) || LISTS.includes(route.path))
        .map(({ path }) => payloadUrl(path, buildId)),
    ];
    const pages = routes.filter(isOwn).map(({ path }): [string, Bilingual<string>] => {
      const file = path === '/' ? '/index.html' : `${path}.html`;
      return [path, inEachLocale((locale) => digest(`localized/${locale}${file}`))];
    });
    return {
      files: {
        ...bundled,
        ...Object.fromEntries(urls.map((url) => [url, digest(url.slice(1).replace(/\?.*/, ''))])),
      },
      pages: Object.fromEntries(pages),
    };
  };
  return {
    id: buildId,
    forms: { desktop: filesOf('desktop'), mobile: filesOf('mobile') },
    aliases: Object.fromEntries(
      routes.flatMap(({ path, aliases = [] }) => aliases.map((alias) => [alias, path])),
    ),
    twins: Object.fromEntries(
      routes.flatMap(({ path, layout, twin }) =>
        layout === 'mobile' && twin ? [[path, twin]] : [],
      ),
    ),
  };
}
