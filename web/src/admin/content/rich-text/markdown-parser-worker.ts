/** Worker of `MarkdownParser`: answers a request with its result, or null where its Markdown cannot be parsed. */
import { micromark } from 'micromark';
import { gfmTable, gfmTableHtml } from 'micromark-extension-gfm-table';
import { articleHtml } from '../../../../../model/content/article.ts';
import type { MarkdownAnswer, MarkdownRequest } from './markdown-parser.ts';
import { parseMarkdown } from './parse-markdown.ts';

/** With the same options as when it is published: the author's own HTML is escaped, unsafe protocols are dropped. */
const render = (markdown: string): string =>
  articleHtml(micromark(markdown, { extensions: [gfmTable()], htmlExtensions: [gfmTableHtml()] }));

function answer(request: MarkdownRequest): MarkdownAnswer {
  return request.task === 'parse' ? parseMarkdown(request.markdown) : render(request.markdown);
}

addEventListener(
  'message',
  ({ data }: MessageEvent<{ version: number; request: MarkdownRequest }>) => {
    const reply = (result: MarkdownAnswer | null) =>
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has no origin to name
      postMessage({ version: data.version, result });
    try {
      reply(answer(data.request));
    } catch {
      // Deep nesting exhausts the stack, of the parser or of the copy that is posted.
      reply(null);
    }
  },
);
