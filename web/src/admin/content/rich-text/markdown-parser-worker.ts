/** Worker of `MarkdownParser`: answers a Markdown text with its syntax tree, or null where it cannot be parsed. */
import type { Root } from 'mdast';
import { parseMarkdown } from './parse-markdown.ts';

function parse(markdown: string): Root | null {
  try {
    return parseMarkdown(markdown);
  } catch {
    // Deep nesting exhausts the stack.
    return null;
  }
}

addEventListener('message', ({ data }: MessageEvent<{ version: number; markdown: string }>) => {
  const { version } = data;
  try {
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has no origin to name
    postMessage({ version, root: parse(data.markdown) });
  } catch {
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has no origin to name
    postMessage({ version, root: null });
  }
});
