import type { Bilingual } from '../../../../model/locale.ts';
import type { LayoutMessages } from '../../ui/layout-messages.ts';
import type { Payload } from './payload.ts';
import { payloadUrl } from './payload.ts';

/** A payload that could not be had: no answer, not JSON, cut short, or of another build. */
export class PayloadError extends Error {
  override name = 'PayloadError';
}

const loaded = new Map<string, Promise<Payload>>();

/**
 * Fetches a payload with forced cache (docs/behaviour.md, section 7) and checks its shape.
 * @param url path on this site; one that includes a hostname is refused (docs/behaviour.md, section 5)
 * @throws PayloadError
 */
export async function fetchPayload(url: string, buildId: string): Promise<Payload> {
  if (new URL(url, location.origin).origin !== location.origin || !/^\/(?![/\\])/.test(url)) {
    throw new PayloadError(`Payload URL must not include hostname: ${url}`);
  }
  try {
    const response = await fetch(url, { cache: 'force-cache' });
    if (!response.ok) throw new PayloadError(`status ${response.status}`);
    return checkedPayload(await response.json(), buildId);
  } catch (error) {
    throw new PayloadError(`Cannot load payload ${url}`, { cause: error });
  }
}

function checkedPayload(value: unknown, buildId: string): Payload {
  const payload = value as Partial<Payload> | null;
  if (payload?.buildId !== buildId) throw new PayloadError('payload of another build');
  if (!payload.messages?.en?.layout || !payload.messages.id?.layout || !payload.content) {
    throw new PayloadError('payload without words');
  }
  return withKnownLayout(payload as Payload);
}

let knownLayout: { buildId: string; messages: Bilingual<LayoutMessages> } | undefined;

/** Every payload of a build carries the same words of the frame: one object, so that the frame is not drawn anew. */
function withKnownLayout(payload: Payload): Payload {
  const { buildId, messages: t } = payload;
  if (knownLayout?.buildId !== buildId) {
    knownLayout = { buildId, messages: { en: t.en.layout, id: t.id.layout } };
  }
  t.en.layout = knownLayout.messages.en;
  t.id.layout = knownLayout.messages.id;
  return payload;
}

/** The payload of a page, fetched once; a failure is forgotten, so that the next call tries again. */
export function loadPayload(path: string): Promise<Payload> {
  const known = loaded.get(path);
  if (known) return known;
  const buildId = document.documentElement.dataset['build'] ?? '';
  const promise = fetchPayload(payloadUrl(path, buildId), buildId);
  loaded.set(path, promise);
  promise.catch(() => loaded.delete(path));
  return promise;
}
