/**
 * Renders pages of content on request, with the prerenderer of the build. The build of the functions bundles this
 * module; the function `content` imports the bundle.
 */
import { entryPath } from '#model/content/paths.ts';
import type { EntryAddress, PageRendererModule } from '#model/pages/renderer.ts';
import { PreviewNotice } from '../pages/components/preview-notice.tsx';
import { entryRows } from '../routes.ts';
import type { PageCode, PageRequest } from './document.tsx';
import { type PageDraft, buildEntryPage, buildListPage, buildPreviewPage } from './page-drafts.ts';
import { prerenderPage } from './prerender.tsx';
import { type RendererInput, PATH_MARK } from './renderer-input.ts';
import { contentRow, renderedRow } from './rows.ts';
import { atomFeed } from './seo/feed.ts';
import { escapeXml, sitemap } from './seo/sitemap.ts';

const entryOf = ({ kind, slug, locales }: EntryAddress) => ({
  href: entryPath(kind, slug),
  locales,
});

/** Makes the renderer of a build. */
export const createPageRenderer: PageRendererModule['createPageRenderer'] = (json) => {
  const input = JSON.parse(json) as RendererInput;
  const { headers, notFound, failure, buildId, words } = input;

  /** @param code without it, a page on which nothing needs the app */
  const render = (
    { head, payload }: PageDraft,
    page: Pick<PageRequest, 'row' | 'path' | 'locale' | 'hasOwnPayload' | 'notice'>,
    code: PageCode = { entry: '', modules: [] },
  ) =>
    prerenderPage({
      ...page,
      kind: 'page',
      head,
      payload: { ...payload, buildId },
      document: { ...input.document, ...code },
    });

  return {
    headers,
    notFound: (path, locale) => notFound[locale].replaceAll(PATH_MARK, () => escapeXml(path)),
    failure,
    renderEntry: (kind, entry, locale) => {
      const row = entryRows[kind];
      const path = entryPath(kind, entry.slug);
      const page = { row, path, locale, hasOwnPayload: true };
      const code = { ...input.code[kind], payloadUrl: undefined };
      return render(buildEntryPage(row, words[kind], entry), page, code);
    },
    renderPosts: (posts, path, locale) =>
      render(buildListPage(words.blog, [...posts]), { row: contentRow('blog'), path, locale }),
    renderPreview: (shown, path, until, locale) => {
      const { kind } = shown;
      const notice = <PreviewNotice kind={kind} until={until} />;
      const page = { row: renderedRow(kind), path, locale, notice };
      return render(buildPreviewPage(words[kind], shown), page);
    },
    feed: (posts, locale) => atomFeed(words.blog[locale].meta, posts, locale),
    sitemap: (published) => sitemap([...input.sitemap, ...published.map(entryOf)]),
  };
};
