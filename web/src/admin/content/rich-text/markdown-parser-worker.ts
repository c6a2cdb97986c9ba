/** Worker of `MarkdownParser`: answers a request with its result, or null where its Markdown cannot be parsed. */
import { checkTexts } from '../checks/check-texts.ts';
import type { MarkdownAnswer, MarkdownRequest } from './markdown-parser.ts';
import { parseMarkdown } from './parse-markdown.ts';

function answer(request: MarkdownRequest): MarkdownAnswer | null {
  try {
    if (request.task === 'parse') return parseMarkdown(request.markdown);
    return checkTexts(request.texts, request.locale, parseMarkdown);
  } catch {
    // Deep nesting exhausts the stack.
    return null;
  }
}

addEventListener(
  'message',
  ({ data }: MessageEvent<{ version: number; request: MarkdownRequest }>) => {
    const { version } = data;
    try {
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has no origin to name
      postMessage({ version, result: answer(data.request) });
    } catch {
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has no origin to name
      postMessage({ version, result: null });
    }
  },
);
