import { parentPort } from 'node:worker_threads';
import { micromark } from 'micromark';
import { gfmTable, gfmTableHtml } from 'micromark-extension-gfm-table';
import { articleHtml } from '../../../model/content/article.ts';

/** CommonMark with tables, as the editor understands it (docs/decisions/rich-text-is-markdown-edited-by-block.md). */
function render(markdown: string): string {
  const html = micromark(markdown, {
    extensions: [gfmTable()],
    htmlExtensions: [gfmTableHtml()],
  });
  return articleHtml(html);
}

/** Thread of `renderBodies`: says that it is ready, then answers each Markdown text with its HTML. */
// oxlint-disable unicorn/require-post-message-target-origin -- threads have no origin
parentPort?.on('message', (text: string) => {
  parentPort?.postMessage(render(text));
});
parentPort?.postMessage('ready');
