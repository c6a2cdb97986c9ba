/** Renders Markdown to HTML in a worker, so that a long text does not block typing. */
import { micromark } from 'micromark';

addEventListener('message', ({ data }: MessageEvent<{ version: number; markdown: string }>) => {
  // The same options as in the function `content`: the author's own HTML is escaped, unsafe protocols are dropped.
  postMessage({ version: data.version, html: micromark(data.markdown) });
});
