// Shared by pages, service worker and functions (docs/updates.md).

import { isRecord } from '../is-record.ts';

export const LATEST_BUILD_URL = '/builds/latest.json';

/** Null for anything but an answer of `LATEST_BUILD_URL`, such as a proxy's page. */
export function latestBuildId(answer: unknown): string | null {
  const id = isRecord(answer) && answer['id'];
  return typeof id === 'string' && id ? id : null;
}

/** Code and texts around pages, which every page of the build shares. */
export const shellOf = (buildId: string): string => buildId.replace(/-.*/, '');

const TEXTS_DIGITS = 8;

/** @param textsDigest of the texts around pages */
export const shellId = (code: string, textsDigest: string): string =>
  code + textsDigest.slice(0, TEXTS_DIGITS);

/** The last line of an error's stack: the code of the page that failed, under whose id its source maps are stored. */
export const codeLine = (shell: string): string => `\ncode ${shell.slice(0, -TEXTS_DIGITS)}`;
export const CODE_LINE = /\ncode (\w{1,16})$/;

export function buildManifestUrl(buildId: string): string {
  return `/builds/meta/${buildId}.json`;
}

export function pagePath(pathname: string): string {
  return pathname.replace(/(?<!\/)\/+$/, '') || '/';
}

export const payloadPath = (path: string): string => `${path === '/' ? '' : path}/_payload.json`;

/** A payload of another shell is never used. @param id of the payload or of the build: only caches tell them apart */
export const payloadUrl = (path: string, id: string): string => `${payloadPath(path)}?${id}`;

export const layoutTextsUrl = (shell: string): string => `/builds/layout/${shell}.json`;
