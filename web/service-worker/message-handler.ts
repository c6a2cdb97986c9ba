import { isRecord } from '../../model/is-record.ts';
import { isLocale } from '../../model/locale.ts';
import { WORKER_MESSAGES, WORKER_REPLIES } from '../../model/updates/service-worker.ts';
import type { BuildFiles } from './build-files.ts';
import { clearPrecache, isPrecached, precache, precacheImages } from './precache.ts';
import { updateState } from './state.ts';
import { visitorLocale } from './visitor-locale.ts';

/** A `WorkerMessage` before it is checked: it may come from a page of any build. */
type UncheckedMessage = Readonly<Record<string, unknown>>;

/**
 * Handles the pages' messages; each reply goes to the port that came with the message (docs/behaviour.md, "Endpoints
 * and operations").
 */
export function handleMessages(scope: ServiceWorkerGlobalScope, build: BuildFiles): void {
  scope.addEventListener('message', (event) => {
    const message: unknown = event.data;
    if (!isRecord(message)) return;
    if (message['type'] === WORKER_MESSAGES.skipWaiting)
      return event.waitUntil(scope.skipWaiting());
    const result = handle(message, build);
    if (!result) return;
    event.waitUntil(
      result
        .catch(() => false)
        .then((isReady) => {
          const type = isReady ? WORKER_REPLIES.ready : WORKER_REPLIES.notReady;
          (event.ports[0] ?? event.source)?.postMessage({ type });
          // Images come from a function and take longer than files: the reply does not wait for them.
          const withImages = isReady && message['type'] === WORKER_MESSAGES.ensure;
          return withImages
            ? precacheImages(build, () => scope.registration.waiting !== null)
            : undefined;
        }),
    );
  });
}

/** Resolves to whether every file is cached afterwards; null for an unknown message. */
function handle(message: UncheckedMessage, build: BuildFiles): Promise<boolean> | null {
  switch (message['type']) {
    case WORKER_MESSAGES.ensure:
      return ensure(message, build);
    case WORKER_MESSAGES.status:
      return keepLocale(message).then(() => isPrecached(build));
    case WORKER_MESSAGES.clear:
      return clearPrecache().then(() => false);
    default:
      return null;
  }
}

/** Stores the visitor's language, for pages that are opened offline. */
async function keepLocale({ locale }: UncheckedMessage): Promise<void> {
  if (isLocale(locale)) await updateState((state) => ({ ...state, locale }));
}

async function ensure(message: UncheckedMessage, build: BuildFiles): Promise<boolean> {
  await keepLocale(message);
  const { locale, priorityUrls, saveData } = message;
  const urls = Array.isArray(priorityUrls) ? priorityUrls.map(String) : [];
  const language = isLocale(locale) ? locale : await visitorLocale('');
  return precache(build, urls, language, saveData === true);
}
