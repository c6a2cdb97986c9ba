import { parentPort } from 'node:worker_threads';
import { micromark } from 'micromark';

/** Thread of `renderBodies`: says that it is ready, gets Markdown texts, answers with their HTML. */
// oxlint-disable unicorn/require-post-message-target-origin -- threads have no origin
parentPort?.once('message', (texts: readonly string[]) => {
  parentPort?.postMessage(texts.map((text) => micromark(text)));
});
parentPort?.postMessage('ready');
