import { type LayoutName, type Route, routes } from '../routes.ts';
import type { BuildFiles } from '../worker/build-files.ts';

/**
 * @param bundled digests of scripts, styles and fonts, by `web/scripts/build.ts`
 * @param ofBuild digests of the files that a build has once
 * @param pages ids and digests of payloads by the path of their page
 */
export function offlineFilesOf(
  id: string,
  bundled: Readonly<Record<string, string>>,
  ofBuild: Readonly<Record<string, string>>,
  pages: ReadonlyMap<string, { id: string; digest: string }>,
): BuildFiles {
  const pagesOf = (wanted: LayoutName): string[] => {
    const isOwn = ({ name, layout, twin }: Route) =>
      name !== 'privacy' && (!twin || (layout === 'mobile') === (wanted === 'mobile'));
    return routes.filter(isOwn).map(({ path }) => path);
  };
  return {
    id,
    files: { ...bundled, ...ofBuild },
    pages: Object.fromEntries(routes.map(({ path }) => [path, pages.get(path)!])),
    layouts: { desktop: pagesOf('desktop'), mobile: pagesOf('mobile') },
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
