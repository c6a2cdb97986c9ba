import { TAKE_OVER, WORKER_MESSAGES, WORKER_REPLIES } from '../../model/service-worker.ts';
import { isLocale } from '../../model/locale.ts';
import type { BuildFiles } from './build-files.ts';
import { clearAll, precacheAll, isComplete, keepPictures } from './precache.ts';
import { updateState } from './state.ts';
import { visitorLocale } from './visitor-locale.ts';

/** A message as it arrives: from any page of this site, of any build. */
interface Message {
  type?: unknown;
  priorityUrls?: unknown;
  locale?: unknown;
}

/** Answers the pages' messages on the port that came with each (docs/behaviour.md, section 7). */
export function listenToPages(scope: ServiceWorkerGlobalScope, build: BuildFiles): void {
  scope.addEventListener('message', (event) => {
    if ((event.data as Message | null)?.type === TAKE_OVER) {
      return event.waitUntil(scope.skipWaiting());
    }
    const ready = carryOut((event.data ?? {}) as Message, build);
    if (!ready) return;
    event.waitUntil(
      ready
        .catch(() => false)
        .then((isReady) => {
          const type = isReady ? WORKER_REPLIES.ready : WORKER_REPLIES.flushed;
          (event.ports[0] ?? event.source)?.postMessage({ type });
          // They come from a function, more slowly than files: nobody waits for them.
          const { type: asked } = (event.data ?? {}) as Message;
          return isReady && asked === WORKER_MESSAGES.ensure ? keepPictures(build) : undefined;
        }),
    );
  });
}

/** Whether everything is cached once the message is carried out; null for messages of others. */
function carryOut(message: Message, build: BuildFiles): Promise<boolean> | null {
  switch (message.type) {
    case WORKER_MESSAGES.ensure:
      return ensure(message, build);
    case WORKER_MESSAGES.status:
      return isComplete(build);
    case WORKER_MESSAGES.clear:
      return clearAll().then(() => false);
    default:
      return null;
  }
}

async function ensure({ locale, priorityUrls }: Message, build: BuildFiles): Promise<boolean> {
  if (isLocale(locale)) await updateState((memory) => ({ ...memory, locale }));
  const urls = Array.isArray(priorityUrls) ? priorityUrls.map(String) : [];
  return precacheAll(build, urls, isLocale(locale) ? locale : await visitorLocale(''));
}
