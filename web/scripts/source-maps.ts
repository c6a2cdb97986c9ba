import { globSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { distFolder, webFolder } from './output.ts';

/** Source maps by id of the code, read by `npm run errors:translate`. They show the source, so Hosting never gets them. */
const MAPS_FOLDER = join(webFolder, '../.cache/source-maps');
const UNNAMED = join(MAPS_FOLDER, 'unnamed');

/**
 * Moves the maps that a bundler wrote out of the folder that is served.
 * @param firstLine a line that scripts got after they were mapped
 */
export function takeSourceMaps(firstLine: string): void {
  mkdirSync(UNNAMED, { recursive: true });
  for (const file of globSync('assets/*.map', { cwd: distFolder })) {
    const path = join(distFolder, file);
    const map = JSON.parse(readFileSync(path, 'utf8')) as { mappings: string };
    const script = readFileSync(path.replace(/\.map$/, ''), 'utf8');
    if (script.startsWith(firstLine)) map.mappings = `;${map.mappings}`;
    writeFileSync(join(UNNAMED, basename(file)), JSON.stringify(map));
    rmSync(path);
  }
}

/** Files what was taken under the id of the code. */
export function nameSourceMaps(code: string): void {
  const folder = join(MAPS_FOLDER, code);
  rmSync(folder, { recursive: true, force: true });
  renameSync(UNNAMED, folder);
}
