// Shared by pages, service worker and functions (docs/updates.md).

import { isRecord } from '../is-record.ts';

export const LATEST_BUILD_URL = '/builds/latest.json';

/** Null for anything but an answer of `LATEST_BUILD_URL`, such as a proxy's page. */
export function latestBuildId(answer: unknown): string | null {
  const id = isRecord(answer) && answer['id'];
  return typeof id === 'string' && id ? id : null;
}

export function buildManifestUrl(buildId: string): string {
  return `/builds/meta/${buildId}.json`;
}

/** Without trailing slashes. */
export function pagePath(pathname: string): string {
  return pathname.replace(/\/+$/, '') || '/';
}
