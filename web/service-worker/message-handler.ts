import { isRecord } from '../../model/is-record.ts';
import { isLocale } from '../../model/locale.ts';
import { WORKER_MESSAGES, WORKER_REPLIES, pagePath } from '../../model/updates/service-worker.ts';
import type { BuildFiles } from './build-files.ts';
import { formOf } from './build-files.ts';
import { clearPrecache, isPrecached, precache } from './precache.ts';
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
      return isPrecached(build);
    case WORKER_MESSAGES.clear:
      return clearPrecache().then(() => false);
    default:
      return null;
  }
}

async function ensure(
  { locale, phone, priorityUrls, saveData }: UncheckedMessage,
  build: BuildFiles,
): Promise<boolean> {
  const urls = Array.isArray(priorityUrls) ? priorityUrls.map(String) : [];
  const language = isLocale(locale) ? locale : await visitorLocale('');
  const form = formOf(build, pagePath(urls[0] ?? '/'), phone === true);
  return precache(build, { locale: language, form }, urls, saveData === true);
}
