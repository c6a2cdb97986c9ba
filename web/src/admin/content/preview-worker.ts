/** Turns Markdown into HTML away from the page, so that a long text never holds up a key. */
import { micromark } from 'micromark';

addEventListener('message', ({ data }: MessageEvent<{ turn: number; markdown: string }>) => {
  // As the function `content` does it: markup of the author's stays text, dangerous protocols are dropped.
  postMessage({ turn: data.turn, html: micromark(data.markdown) });
});
