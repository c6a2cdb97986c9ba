/** Turns Markdown into HTML away from the page, so that a long text never holds up a key. */
import { renderMarkdown } from './render-markdown.ts';

addEventListener('message', ({ data }: MessageEvent<{ turn: number; markdown: string }>) => {
  postMessage({ turn: data.turn, html: renderMarkdown(data.markdown) });
});
