import { readFile } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { type Plugin, createServer } from 'vite';
import { ADMIN_PATHS } from '#admin/pages.ts';
import { WORDS_FILE } from '#model/content/words.ts';
import { CONTENT_FILE } from '#model/pages/renderer.ts';
import { LATEST_BUILD_URL, buildManifestUrl, layoutTextsUrl } from '#model/updates/builds.ts';
import { matchPath } from '#site/features/navigation/match.ts';
import { manifestPath } from '#site/render/seo/site-files.ts';
import type { SiteCode } from '#site/render/site-code.ts';
import { THEME_COLORS } from '#site/render/styles/colors.ts';
import { typefaceOf } from '#site/render/styles/page-styles.ts';
import { contentRoutes, routes } from '#site/routes.ts';
import { type Locale, isLocale, LOCALES, splitPath } from '#studio/locale.ts';
import { studio } from '#studio/studio.ts';
import { manifestRules } from './build-manifest.ts';
import { buildBootScript } from './client-build.ts';
import { loadContent } from './content.ts';
import { webFolder } from './output.ts';

const PAYLOAD = '/_payload.json';
const ADMIN_SOURCE = `${webFolder}admin/index.html`;

function languageOf({ headers }: IncomingMessage): Locale {
  const own = headers['accept-language']?.slice(0, 2).toLowerCase();
  return isLocale(own) ? own : 'en';
}

const reloadOnMessages: Plugin = {
  name: 'studio-reload-on-messages',
  handleHotUpdate({ file, server }) {
    if (file.endsWith('messages.ts')) server.ws.send({ type: 'full-reload' });
  },
};

/** Serves no worker, which would give outdated files. @param hostingOrigin serves what is not built from web/ */
export async function startDevServer(
  host: string,
  port: number,
  hostingOrigin: string,
): Promise<void> {
  const proxiedPaths = [
    '/api',
    '/media',
    '/og',
    '/icons',
    ...LOCALES.map(manifestPath),
    '/sitemap.xml',
  ];
  const server = await createServer({
    configFile: `${webFolder}vite.config.ts`,
    appType: 'custom',
    plugins: [reloadOnMessages],
    server: {
      host,
      port,
      strictPort: true,
      fs: { allow: [`${webFolder}..`] },
      proxy: Object.fromEntries(proxiedPaths.map((path) => [path, hostingOrigin])),
    },
  });

  /** Loads a module at every request: a reload shows the latest change. */
  const load = <Module>(path: string) => server.ssrLoadModule(path) as Promise<Module>;

  const { default: typefaceCss } = await load<{ default: string }>(
    '/site/ui/css/typeface-file.css?inline',
  );
  const site: SiteCode = {
    id: 'dev',
    bootScript: await buildBootScript(typefaceOf(typefaceCss)),
    themeColors: THEME_COLORS,
    headers: {},
    rules: manifestRules(),
    pages: Object.fromEntries(
      [null, ...routes, ...contentRoutes].map((route) => [
        route?.name ?? '',
        { entry: '/site/client/entry.tsx', modules: [], css: '' },
      ]),
    ),
    adminDocument: '',
    serviceWorker: '',
    offlineFiles: {},
  };

  const readContent = () => loadContent(hostingOrigin + CONTENT_FILE);

  const renderAt = async (address: string, locale: Locale) => {
    const { contentAt, listsOf } = await load<typeof import('#site/render/content-at.ts')>(
      '/site/render/content-at.ts',
    );
    const { htmlOf, openSite, pageAt, payloadOf, shellIdOf } =
      await load<typeof import('#site/render/render.tsx')>('/site/render/render.tsx');
    const content = await readContent();
    const { path } = splitPath(address);
    const shown = contentAt(path, content, listsOf(content));
    const page = await pageAt(path, shown, await openSite(content.words, true));
    const payload = payloadOf(page, shellIdOf(site, page.layoutTexts));
    return { page, payload, html: await htmlOf(site, page, payload, address, locale) };
  };

  const frameAt = async () => {
    const { publishedSite, wordsFile } = await load<
      typeof import('#site/render/published-messages.ts')
    >('/site/render/published-messages.ts');
    const { shellIdOf } =
      await load<typeof import('#site/render/render.tsx')>('/site/render/render.tsx');
    const { layoutTexts: messages, facts } = await publishedSite((await readContent()).words);
    return { shell: shellIdOf(site, messages), messages, words: await wordsFile(facts) };
  };

  const fileAt = async (path: string): Promise<object | undefined> => {
    if (path.endsWith(PAYLOAD)) {
      const { page, payload } = await renderAt(path.slice(0, -PAYLOAD.length) || '/', 'en');
      return page.kind === 'page' ? payload : undefined;
    }
    if (!path.startsWith('/builds/')) return undefined;
    const { shell, messages, words } = await frameAt();
    if (path === WORDS_FILE) return words;
    if (path === LATEST_BUILD_URL) return { id: shell };
    if (path === buildManifestUrl(shell)) return { id: shell, rules: site.rules };
    return path === layoutTextsUrl(shell) ? { buildId: shell, messages } : undefined;
  };

  const documentAt = async (address: string, locale: Locale): Promise<string> => {
    const { html } = await renderAt(address, locale);
    const page = await server.transformIndexHtml(address, html);
    return page.replace(
      '</head>',
      '<link rel="stylesheet" href="/site/client/critical.css" /></head>',
    );
  };

  const handle = async (request: IncomingMessage, response: ServerResponse): Promise<boolean> => {
    const address = new URL(request.url ?? '/', hostingOrigin).pathname;
    const file = await fileAt(address);
    if (file !== undefined) {
      response.setHeader('content-type', 'application/json');
      // `cache: 'force-cache'` would show outdated messages after a reload.
      response.setHeader('cache-control', 'no-store');
      response.end(JSON.stringify(file));
      return true;
    }
    if (!request.headers.accept?.includes('text/html')) return false;
    const { path, locale } = splitPath(address);
    const route = matchPath(path);
    const isAdmin = ADMIN_PATHS.includes(address);
    const html = isAdmin
      ? await server.transformIndexHtml(
          address,
          (await readFile(ADMIN_SOURCE, 'utf8'))
            .replace('%BUILD_ID%', (await frameAt()).shell)
            .replaceAll('%STUDIO%', studio.name),
        )
      : await documentAt(address, locale ?? languageOf(request));
    response.statusCode = route || isAdmin ? 200 : 404;
    response.setHeader('content-type', 'text/html; charset=utf-8');
    response.end(html);
    return true;
  };
  server.middlewares.use((request, response, next) => {
    handle(request, response).then(
      (done) => {
        if (!done) next();
      },
      (error: unknown) => {
        if (error instanceof Error) server.ssrFixStacktrace(error);
        next(error);
      },
    );
  });
  await server.listen();
}
