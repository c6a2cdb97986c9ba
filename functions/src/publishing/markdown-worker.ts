import { parentPort } from 'node:worker_threads';
import { micromark } from 'micromark';
import { gfmTable, gfmTableHtml } from 'micromark-extension-gfm-table';
import { articleHtml } from '../../../model/publishing/article-html.ts';

/** CommonMark with tables, as the editor understands it (docs/decisions/rich-text-is-markdown-edited-by-block.md). */
function render(markdown: string): string {
  const html = micromark(markdown, {
    extensions: [gfmTable()],
    htmlExtensions: [gfmTableHtml()],
  });
  return articleHtml(html);
}

/** Thread of `renderBodies`: says that it is ready, gets Markdown texts, answers with their HTML. */
// oxlint-disable unicorn/require-post-message-target-origin -- threads have no origin
parentPort?.once('message', (texts: readonly string[]) => {
  parentPort?.postMessage(texts.map(render));
});
parentPort?.postMessage('ready');
