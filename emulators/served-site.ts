import { cpSync, existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { distFolder } from '../web/scripts/output.ts';
import { buildIfChanged, HASH_FILE } from './build.ts';
import { CACHE, SERVED_FOLDER } from './project.ts';

/*
 * Hosting's emulator serves a copy of the built site, made at each start: releases write to the copy, and the build stays as
 * it is.
 */

const FOLDERS = { build: distFolder, served: SERVED_FOLDER, kept: join(CACHE, 'kept-site') };

const isOfBuild = (folder: string, { build }: typeof FOLDERS): boolean =>
  existsSync(join(folder, HASH_FILE)) &&
  readFileSync(join(folder, HASH_FILE), 'utf8') === readFileSync(join(build, HASH_FILE), 'utf8');

function copy(source: string, target: string): void {
  rmSync(target, { recursive: true, force: true });
  cpSync(source, target, { recursive: true });
}

/** @param withKept takes the copy that was kept, if it is of the same build */
export function serveSite(withKept: boolean, folders = FOLDERS): void {
  const { build, served, kept } = folders;
  copy(withKept && isOfBuild(kept, folders) ? kept : build, served);
}

export function saveServedSite({ served, kept } = FOLDERS): void {
  copy(served, kept);
}

/** The suite that runs serves the present build, too. @throws {SetupError} as `buildIfChanged` */
export async function renewSite(): Promise<void> {
  await buildIfChanged();
  if (!isOfBuild(SERVED_FOLDER, FOLDERS)) serveSite(false);
}
