import { readFile } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { type Plugin, createServer } from 'vite';
import { ADMIN_PATHS } from '#admin/pages.ts';
import { matchPath } from '#site/features/navigation/match.ts';
import { frameUrl, payloadUrl } from '#site/features/payload/payload.ts';
import { loadContent } from '#site/render/content.ts';
import type { PageDraft } from '#site/render/page-drafts.ts';
import { messagesFile } from '#site/render/rows.ts';
import { THEME_COLORS } from '#site/render/styles/colors.ts';
import { type RouteRow, entryRows } from '#site/routes.ts';
import { type Locale, isLocale, LANGUAGE_COOKIE } from '#studio/locale.ts';
import { buildBootScript } from './client-build.ts';
import { webFolder } from './output.ts';

/** Id of the development build; there is never a newer one. */
const BUILD = 'dev';
const PAYLOAD = '/_payload.json';
const ADMIN_SOURCE = `${webFolder}admin/index.html`;

/** The language that Hosting's `i18n` would choose. */
function languageOf({ headers }: IncomingMessage): Locale {
  const cookie = new RegExp(`${LANGUAGE_COOKIE}=(\\w+)`).exec(headers.cookie ?? '')?.[1];
  if (isLocale(cookie)) return cookie;
  return headers['accept-language']?.toLowerCase().startsWith('id') ? 'id' : 'en';
}

/** Reloads the page when messages change. They are part of payloads, not of bundles, so Vite does not know of them. */
const reloadOnMessages: Plugin = {
  name: 'studio-reload-on-messages',
  handleHotUpdate({ file, server }) {
    if (file.endsWith('messages.ts')) server.ws.send({ type: 'full-reload' });
  },
};

/**
 * Starts Vite with hot reload in front of the emulators. Pages and payloads come from web/site. There is no service
 * worker, since it would serve outdated files.
 * @param hostingOrigin origin of the Hosting emulator, which serves everything that is not built from web/
 */
export async function startDevServer(
  host: string,
  port: number,
  hostingOrigin: string,
): Promise<void> {
  const behind = ['/api', '/media', '/og', '/icons', '/manifest.webmanifest', '/sitemap.xml'];
  const server = await createServer({
    configFile: `${webFolder}vite.config.ts`,
    appType: 'custom',
    plugins: [reloadOnMessages],
    server: {
      host,
      port,
      strictPort: true,
      fs: { allow: [`${webFolder}..`] },
      proxy: Object.fromEntries(behind.map((path) => [path, hostingOrigin])),
    },
  });

  /** Loads a module from its sources at every request, so that a reload shows the latest change. */
  const load = <Module>(path: string) => server.ssrLoadModule(path) as Promise<Module>;

  const draftOf = async (row: RouteRow | null): Promise<PageDraft> => {
    const { buildPage, buildErrorPage } = await load<typeof import('#site/render/page-drafts.ts')>(
      '/site/render/page-drafts.ts',
    );
    if (row === null) return buildErrorPage('not-found');
    const { messages } = await load<{ messages: Parameters<typeof buildPage>[1] }>(
      messagesFile(row),
    );
    // A post or project has the words of its list.
    const isEntry = Object.values(entryRows).includes(row);
    const page = isEntry ? { ...row, view: 'page' } : row;
    return buildPage(page, messages, await loadContent(hostingOrigin));
  };

  /** The JSON file at a path: a payload, or one about the build. */
  const fileAt = async (path: string): Promise<string | undefined> => {
    if (path.endsWith(PAYLOAD)) {
      const { payload } = await draftOf(matchPath(path.slice(0, -PAYLOAD.length)));
      return JSON.stringify({ buildId: BUILD, ...payload });
    }
    const { appManifest, frameFile, latestBuild } = await load<
      typeof import('./build-manifest.ts')
    >('/scripts/build-manifest.ts');
    if (path === '/builds/latest.json') return latestBuild(BUILD);
    if (path === `/builds/meta/${BUILD}.json`) return appManifest(BUILD);
    return path === frameUrl(BUILD) ? frameFile(BUILD) : undefined;
  };

  const htmlOf = async (row: RouteRow | null, path: string, locale: Locale): Promise<string> => {
    const { prerenderPage } = await load<typeof import('#site/render/prerender.tsx')>(
      '/site/render/prerender.tsx',
    );
    const { head, payload } = await draftOf(row);
    const page = await prerenderPage({
      row,
      kind: row ? 'page' : 'not-found',
      path,
      locale,
      head,
      payload: { buildId: BUILD, ...payload },
      document: {
        bootScript: await buildBootScript(),
        css: '',
        themeColors: THEME_COLORS,
        entry: '/site/client/entry.tsx',
        modules: [],
        // The payload is requested with `cache: 'force-cache'`, so every rendering needs a new URL.
        payloadUrl: payloadUrl(row?.path ?? path, String(Date.now())),
      },
    });
    const html = await server.transformIndexHtml(path, page);
    return html.replace(
      '</head>',
      '<link rel="stylesheet" href="/site/client/critical.css" /></head>',
    );
  };

  const handle = async (request: IncomingMessage, response: ServerResponse): Promise<boolean> => {
    const path = new URL(request.url ?? '/', hostingOrigin).pathname;
    const file = await fileAt(path);
    if (file !== undefined) {
      response.setHeader('content-type', 'application/json');
      // The app requests payloads with `cache: 'force-cache'`, which would show outdated messages after a reload.
      response.setHeader('cache-control', 'no-store');
      response.end(file);
      return true;
    }
    if (!request.headers.accept?.includes('text/html')) return false;
    const row = matchPath(path);
    const isAdmin = ADMIN_PATHS.includes(path);
    const html = isAdmin
      ? await server.transformIndexHtml('/admin/index.html', await readFile(ADMIN_SOURCE, 'utf8'))
      : await htmlOf(row, path, languageOf(request));
    response.statusCode = row || isAdmin ? 200 : 404;
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
