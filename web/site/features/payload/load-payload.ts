import { currentShellId, documentAttributes } from '#browser/document-attributes.ts';
import type { LayoutMessages } from '#browser/layout-messages.ts';
import { resolveUrl } from '#browser/navigation/url-guard.ts';
import { firstBuild } from '#browser/updates/latest-build.ts';
import { isRecord } from '#model/is-record.ts';
import { layoutTextsUrl, payloadUrl } from '#model/updates/builds.ts';
import { type Bilingual, LOCALES } from '#studio/locale.ts';
import type { LayoutTextsFile, Payload } from './payload.ts';

export class PayloadError extends Error {
  override name = 'PayloadError';
}

const TIMEOUT_MS = 20_000;

const loaded = new Map<string, Promise<Payload | LayoutTextsFile>>();

/**
 * @param url path on this site @param cache docs/behaviour.md, "Endpoints and operations"
 * @param isExpected of an object with texts in both languages
 * @throws {PayloadError}
 */
export async function fetchPayload<File extends Payload | LayoutTextsFile>(
  url: string,
  isExpected: (file: File) => boolean,
  cache: RequestCache = 'force-cache',
): Promise<File> {
  const target = resolveUrl(url, { base: location.origin });
  // The parser reads it differently from how it is written, such as `/.//host`.
  if (target.kind !== 'internal' || target.href !== url) {
    throw new PayloadError(`Payload URL must not include hostname: ${url}`);
  }
  try {
    const response = await fetch(url, { cache, signal: AbortSignal.timeout(TIMEOUT_MS) });
    if (!response.ok) throw new PayloadError(`status ${response.status}`);
    const value: unknown = await response.json();
    if (!isWhole<File>(value) || !isExpected(value))
      throw new PayloadError('of another build or truncated');
    return value;
  } catch (error) {
    throw new PayloadError(`Cannot load payload ${url}`, { cause: error });
  }
}

function isWhole<File>(value: unknown): value is File {
  const messages = isRecord(value) && value['messages'];
  return isRecord(messages) && LOCALES.every((locale) => isRecord(messages[locale]));
}

function loadOnce<File extends Payload | LayoutTextsFile>(
  url: string,
  isExpected: (file: File) => boolean,
  cache?: RequestCache,
): Promise<File> {
  const cached = loaded.get(url);
  if (cached) return cached as Promise<File>;
  const promise = fetchPayload<File>(url, isExpected, cache);
  loaded.set(url, promise);
  promise.catch(() => loaded.delete(url));
  return promise;
}

const isOfShell = ({ buildId }: Payload | LayoutTextsFile): boolean => buildId === currentShellId();

/** The document's payload is the one that its HTML names; another page's is of the same shell. */
export async function loadPayload(path: string): Promise<Payload> {
  const { payload: named = '' } = documentAttributes();
  if (named.startsWith(payloadUrl(path, ''))) {
    const isNamed = ({ id }: Payload) => payloadUrl(path, id) === named;
    return loadOnce<Payload>(named, (file) => isOfShell(file) && isNamed(file));
  }
  const build = await firstBuild();
  // The worker has the payload offline.
  if (build === null)
    return loadOnce<Payload>(payloadUrl(path, currentShellId()), isOfShell, 'no-cache');
  return loadOnce<Payload>(payloadUrl(path, build), isOfShell);
}

export const loadLayoutTexts = async (): Promise<Bilingual<LayoutMessages>> =>
  (await loadOnce<LayoutTextsFile>(layoutTextsUrl(currentShellId()), isOfShell)).messages;
