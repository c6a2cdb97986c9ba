import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Plugin, ViteDevServer } from 'vite';
import { createServer } from 'vite';
import type { Locale } from '../../model/locale.ts';
import { isLocale, LANGUAGE_COOKIE } from '../../model/locale.ts';
import { buildBootScript } from './boot-script.ts';
import { appManifest, latestBuild } from './build-manifest.ts';
import { webFolder } from './client-build.ts';
import { loadContent } from './pages/content.ts';
import type { PageDraft } from './pages/page-drafts.ts';
import { checkedRoutes, messagesFile } from './pages/route-files.ts';
import { matchPath } from '../src/features/navigation/match.ts';
import type { Payload } from '../src/features/payload/payload.ts';
import { frameUrl, payloadUrl } from '../src/features/payload/payload.ts';
import type { RouteRow } from '../src/routes.ts';
import { entryRows } from '../src/routes.ts';
import { THEME_COLORS } from './seo/web-manifest.ts';

const ENTRY = '/src/app/entry.tsx';
const PUBLIC_CSS = '/src/app/critical.css';
const BUILD = 'dev';
const PAYLOAD = '/_payload.json';

export interface DevServerOptions {
  host: string;
  port: number;
  /** Origin of the Hosting emulator, which serves everything that is not built from web/. */
  hostingOrigin: string;
}

/** The language that Hosting's `i18n` would choose. */
function languageOf({ headers }: IncomingMessage): Locale {
  const cookie = new RegExp(`${LANGUAGE_COOKIE}=(\\w+)`).exec(headers.cookie ?? '')?.[1];
  if (isLocale(cookie)) return cookie;
  return headers['accept-language']?.toLowerCase().startsWith('id') ? 'id' : 'en';
}

/** Renders pages from their sources at every request, so that a reload shows the latest change. */
function createPages(server: ViteDevServer, contentOrigin: string) {
  const load = <Module>(path: string) => server.ssrLoadModule(path) as Promise<Module>;

  async function draftOf(row: RouteRow | null): Promise<PageDraft> {
    const { buildPage, buildErrorPage } = await load<typeof import('./pages/page-drafts.ts')>(
      '/build/pages/page-drafts.ts',
    );
    if (row === null) return buildErrorPage('notFound');
    const { messages } = await load<{ messages: Parameters<typeof buildPage>[1] }>(
      messagesFile(row),
    );
    // A post or project has the words of its list.
    const isEntry = Object.values(entryRows).includes(row);
    const page = isEntry ? { ...row, view: 'page' } : row;
    return buildPage(page, messages, await loadContent(contentOrigin));
  }

  async function payloadOf(row: RouteRow | null): Promise<Payload> {
    return { buildId: BUILD, ...(await draftOf(row)).payload };
  }

  async function htmlOf(path: string, locale: Locale): Promise<{ status: number; html: string }> {
    const row = matchPath(path);
    const { prerenderPage } = await load<typeof import('./pages/prerender.tsx')>(
      '/build/pages/prerender.tsx',
    );
    const { head, payload } = await draftOf(row);
    const page = await prerenderPage({
      row,
      kind: row ? 'page' : 'not-found',
      path,
      locale,
      themeColors: THEME_COLORS,
      head,
      payload: { buildId: BUILD, ...payload },
      document: {
        entry: ENTRY,
        modules: [],
        viewUrl: undefined,
        // The payload is requested with `cache: 'force-cache'`, so every rendering needs a new URL.
        payloadUrl: payloadUrl(row?.path ?? path, String(Date.now())),
        css: '',
        stylesUrl: undefined,
        bootScript: await buildBootScript(),
      },
    });
    const html = await server.transformIndexHtml(path, page);
    const sheet = `<link rel="stylesheet" href="${PUBLIC_CSS}" />`;
    return { status: row ? 200 : 404, html: html.replace('</head>', `${sheet}</head>`) };
  }

  const frame = async () =>
    (await load<typeof import('./build-manifest.ts')>('/build/build-manifest.ts')).frameFile(BUILD);

  return { payloadOf, htmlOf, frame };
}

/** Files about builds: the development build is named `dev`, and there is never a newer one. */
function buildFile(path: string): string | undefined {
  if (path === '/builds/latest.json') return latestBuild(BUILD);
  if (path === `/builds/meta/${BUILD}.json`) return appManifest(BUILD, checkedRoutes());
  return undefined;
}

/** Reloads the page when messages change. They are part of payloads, not of bundles, so Vite does not know of them. */
const reloadOnMessages: Plugin = {
  name: 'studio-reload-on-messages',
  handleHotUpdate({ file, server }) {
    if (file.endsWith('messages.ts')) server.ws.send({ type: 'full-reload' });
  },
};

/**
 * Starts Vite with hot reload in front of the emulators. Pages and payloads come from web/src. There is no service
 * worker, since it would serve outdated files.
 */
export async function startDevServer({
  host,
  port,
  hostingOrigin: behind,
}: DevServerOptions): Promise<ViteDevServer> {
  const server = await createServer({
    configFile: `${webFolder}vite.config.ts`,
    appType: 'custom',
    plugins: [reloadOnMessages],
    server: {
      host,
      port,
      strictPort: true,
      fs: { allow: [`${webFolder}..`] },
      proxy: Object.fromEntries(
        ['/api', '/media', '/og', '/icons', '/manifest.webmanifest', '/sitemap.xml'].map((path) => [
          path,
          behind,
        ]),
      ),
    },
  });
  const pages = createPages(server, behind);
  const handle = async (request: IncomingMessage, response: ServerResponse): Promise<boolean> => {
    const path = new URL(request.url ?? '/', behind).pathname;
    if (path.endsWith(PAYLOAD)) {
      response.setHeader('content-type', 'application/json');
      // The app requests payloads with `cache: 'force-cache'`, which would show outdated messages after a reload.
      response.setHeader('cache-control', 'no-store');
      const row = matchPath(path.slice(0, -PAYLOAD.length));
      response.end(JSON.stringify(await pages.payloadOf(row)));
      return true;
    }
    const build = path === frameUrl(BUILD) ? await pages.frame() : buildFile(path);
    if (build !== undefined) {
      response.setHeader('content-type', 'application/json');
      response.setHeader('cache-control', 'no-store');
      response.end(build);
      return true;
    }
    if (!request.headers.accept?.includes('text/html')) return false;
    const { status, html } = await pages.htmlOf(path, languageOf(request));
    response.statusCode = status;
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
  return server;
}
