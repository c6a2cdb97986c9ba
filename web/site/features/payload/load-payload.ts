import { currentBuildId } from '#browser/document-attributes.ts';
import type { LayoutMessages } from '#browser/layout-messages.ts';
import { resolveUrl } from '#browser/navigation/url-guard.ts';
import { isRecord } from '#model/is-record.ts';
import { pagePath } from '#model/updates/builds.ts';
import { type Bilingual, LOCALES } from '#studio/locale.ts';
import {
  type FrameFile,
  type PageData,
  type Payload,
  PAGE_DATA_ID,
  frameUrl,
  payloadUrl,
} from './payload.ts';

/** Not loaded, or of another build. */
export class PayloadError extends Error {
  override name = 'PayloadError';
}

const TIMEOUT_MS = 20_000;

const loaded = new Map<string, Promise<Payload | FrameFile>>();

/** With forced cache (docs/behaviour.md, "Endpoints and operations"). @param url path on this site @throws {PayloadError} */
export async function fetchPayload<File extends Payload | FrameFile>(
  url: string,
  buildId: string,
): Promise<File> {
  const target = resolveUrl(url, { base: location.origin });
  // The parser reads it differently from how it is written, such as `/.//host`.
  if (target.kind !== 'internal' || target.href !== url) {
    throw new PayloadError(`Payload URL must not include hostname: ${url}`);
  }
  try {
    const response = await fetch(url, {
      cache: 'force-cache',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    if (!response.ok) throw new PayloadError(`status ${response.status}`);
    const value: unknown = await response.json();
    if (!isOfBuild<File>(value, buildId)) throw new PayloadError('of another build or truncated');
    return value;
  } catch (error) {
    throw new PayloadError(`Cannot load payload ${url}`, { cause: error });
  }
}

/** The build wrote the rest. */
function isOfBuild<File>(value: unknown, buildId: string): value is File {
  if (!isRecord(value) || value['buildId'] !== buildId) return false;
  const { messages } = value;
  return isRecord(messages) && LOCALES.every((locale) => isRecord(messages[locale]));
}

function loadOnce<File extends Payload | FrameFile>(url: string): Promise<File> {
  const cached = loaded.get(url);
  if (cached) return cached as Promise<File>;
  const promise = fetchPayload<File>(url, currentBuildId());
  loaded.set(url, promise);
  promise.catch(() => loaded.delete(url));
  return promise;
}

/** Undefined if the document is of another path. */
export function servedPage(path: string): PageData | undefined {
  const data = document.getElementById(PAGE_DATA_ID);
  const isOfPage = data?.dataset['path'] === pagePath(path);
  return isOfPage ? (JSON.parse(data.textContent) as PageData) : undefined;
}

export const loadPayload = (path: string): Promise<Payload> =>
  loadOnce(payloadUrl(path, currentBuildId()));

export const loadFrame = async (): Promise<Bilingual<LayoutMessages>> =>
  (await loadOnce<FrameFile>(frameUrl(currentBuildId()))).messages;
