import { isRecord } from '#model/is-record.ts';
import { WORKER_MESSAGES, WORKER_REPLIES, pagePath } from '#model/updates/service-worker.ts';
import { isLocale } from '#studio/locale.ts';
import { type BuildFiles, type Part, formOf } from './build-files.ts';
import { clearPrecache, isPrecached, precache } from './precache.ts';
import { readState, updateState } from './state.ts';
import { visitorLocale } from './visitor-locale.ts';

/** Unchecked: the sender may be a page of any build. */
type UncheckedMessage = Readonly<Record<string, unknown>>;

/** Handles the pages' messages; replies go to the message's port (docs/behaviour.md, "Endpoints and operations"). */
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

/** Resolves to whether every file is cached; null for an unknown message. */
function handle(message: UncheckedMessage, build: BuildFiles): Promise<boolean> | null {
  switch (message['type']) {
    case WORKER_MESSAGES.ensure:
      return ensure(message, build);
    case WORKER_MESSAGES.status:
      return keepPart(message, build).then((part) => isPrecached(build, part));
    case WORKER_MESSAGES.clear:
      return clearPrecache().then(() => false);
    default:
      return null;
  }
}

async function ensure(message: UncheckedMessage, build: BuildFiles): Promise<boolean> {
  const { priorityUrls, saveData } = message;
  const urls = Array.isArray(priorityUrls) ? priorityUrls.map(String) : [];
  return precache(build, await keepPart(message, build), urls, saveData === true);
}

async function keepPart(
  { locale, path, phone }: UncheckedMessage,
  build: BuildFiles,
): Promise<Part> {
  const before = (await readState()).part;
  const part = {
    locale: isLocale(locale) ? locale : await visitorLocale(''),
    form:
      typeof path === 'string'
        ? formOf(build, pagePath(path), phone === true)
        : (before?.form ?? 'desktop'),
  };
  await updateState((state) => ({ ...state, part }));
  return part;
}
