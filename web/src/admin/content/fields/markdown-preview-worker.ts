/** Renders Markdown to HTML in a worker, so that a long text does not block typing. */
import { micromark } from 'micromark';
import { gfmTable, gfmTableHtml } from 'micromark-extension-gfm-table';
import { articleHtml } from '../../../../../model/publishing/article-html.ts';

addEventListener('message', ({ data }: MessageEvent<{ version: number; markdown: string }>) => {
  // The same options as when it is published: the author's own HTML is escaped, unsafe protocols are dropped.
  const html = micromark(data.markdown, {
    extensions: [gfmTable()],
    htmlExtensions: [gfmTableHtml()],
  });
  postMessage({ version: data.version, html: articleHtml(html) });
});
