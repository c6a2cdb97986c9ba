import { isRecord } from '../../../../model/is-record.ts';
import { LOCALES } from '../../../../model/locale.ts';
import { currentBuildId } from '../../browser/document-attributes.ts';
import { resolveUrl } from '../navigation/url-guard.ts';
import type { PageData, Payload } from './payload.ts';
import { PAGE_DATA_ID, payloadUrl } from './payload.ts';

/** A payload could not be loaded: no answer, not JSON, truncated, or of another build. */
export class PayloadError extends Error {
  override name = 'PayloadError';
}

/** Time-out of a request, in milliseconds. */
const TIMEOUT_MS = 20_000;

const loaded = new Map<string, Promise<Payload>>();

/**
 * Fetches a payload with forced cache and checks its form (docs/behaviour.md, "Endpoints and operations").
 * @param url path on this site; one that includes a hostname is refused (docs/behaviour.md, "Validation")
 * @throws PayloadError
 */
export async function fetchPayload(url: string, buildId: string): Promise<Payload> {
  const target = resolveUrl(url, { base: location.origin });
  // Whatever the parser reads differently from how it is written is refused as well, such as `/.//host`.
  if (target.kind !== 'internal' || target.href !== url) {
    throw new PayloadError(`Payload URL must not include hostname: ${url}`);
  }
  try {
    const response = await fetch(url, {
      cache: 'force-cache',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    if (!response.ok) throw new PayloadError(`status ${response.status}`);
    return checkPayload(await response.json(), buildId);
  } catch (error) {
    throw new PayloadError(`Cannot load payload ${url}`, { cause: error });
  }
}

function checkPayload(value: unknown, buildId: string): Payload {
  if (!isRecord(value) || value['buildId'] !== buildId) {
    throw new PayloadError('payload of another build');
  }
  if (!isPayload(value)) throw new PayloadError('payload without messages');
  return value;
}

/** Checks what every payload has; the build wrote the rest. */
function isPayload(value: unknown): value is Payload {
  if (!isRecord(value)) return false;
  const { messages, content } = value;
  return (
    isRecord(content) &&
    isRecord(messages) &&
    LOCALES.every((locale) => isRecord(messages[locale]) && isRecord(messages[locale]['layout']))
  );
}

/** The data that a function wrote into the document; empty in other documents. It names the post or project that it belongs to. */
export function readPageData(): PageData {
  const json = document.getElementById(PAGE_DATA_ID)?.textContent;
  return json ? (JSON.parse(json) as PageData) : {};
}

/** The payload of a page, fetched once; after a failure the next call tries again. */
export function loadPayload(path: string): Promise<Payload> {
  const cached = loaded.get(path);
  if (cached) return cached;
  const buildId = currentBuildId();
  const promise = fetchPayload(payloadUrl(path, buildId), buildId);
  loaded.set(path, promise);
  promise.catch(() => loaded.delete(path));
  return promise;
}
