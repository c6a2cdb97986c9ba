import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Plugin, ViteDevServer } from 'vite';
import { createServer } from 'vite';
import type { Locale } from '../../model/locale.ts';
import { isLocale, LANGUAGE_COOKIE } from '../../model/locale.ts';
import { buildBootScript } from './boot.ts';
import { appManifest, latestBuild } from './builds.ts';
import { webFolder } from './client-build.ts';
import { loadContent } from './content.ts';
import { rowsOnDisk, messagesFile } from './routes-on-disk.ts';
import type { RouteRow } from '../src/routes.ts';

const ENTRY = '/src/app/entry.tsx';
const PUBLIC_CSS = '/src/app/critical.css';
const BUILD = 'dev';
const PAYLOAD = '/_payload.json';

export interface DevServerOptions {
  host: string;
  port: number;
  /** Origin of the Hosting emulator, which answers everything that is not built from web/. */
  behind: string;
}

/** What Hosting's `i18n` would choose. */
function languageOf({ headers }: IncomingMessage): Locale {
  const cookie = new RegExp(`${LANGUAGE_COOKIE}=(\\w+)`).exec(headers.cookie ?? '')?.[1];
  if (isLocale(cookie)) return cookie;
  return headers['accept-language']?.toLowerCase().startsWith('id') ? 'id' : 'en';
}

function findRow(path: string): RouteRow | undefined {
  const plain = path === '/' ? path : path.replace(/\/$/, '');
  return rowsOnDisk().find((row) => row.path === plain || row.aliases?.includes(plain));
}

/** Draws pages from their sources at every request, so that a reload shows what was saved a moment ago. */
class DevPages {
  private readonly server: ViteDevServer;
  private readonly behind: string;

  constructor(server: ViteDevServer, behind: string) {
    this.server = server;
    this.behind = behind;
  }

  private load<Module>(path: string): Promise<Module> {
    return this.server.ssrLoadModule(path) as Promise<Module>;
  }

  private async draft(row: RouteRow | undefined) {
    const { payloadOf, problemPayload } =
      await this.load<typeof import('./payloads.ts')>('/build/payloads.ts');
    if (row === undefined) return problemPayload('notFound');
    const { messages: t } = await this.load<{ messages: Parameters<typeof payloadOf>[1] }>(
      messagesFile(row),
    );
    return payloadOf(row, t, (await loadContent(this.behind)).lists);
  }

  async payload(path: string): Promise<string> {
    const row = findRow(path.slice(0, -PAYLOAD.length) || '/');
    return JSON.stringify({ buildId: BUILD, ...(await this.draft(row)) });
  }

  async html(path: string, locale: Locale): Promise<{ status: number; html: string }> {
    const row = findRow(path);
    const { renderPage } = await this.load<typeof import('./render.tsx')>('/build/render.tsx');
    const { payloadUrl } = await this.load<typeof import('../src/features/payload/payload.ts')>(
      '/src/features/payload/payload.ts',
    );
    const page = await renderPage({
      row: row ?? null,
      kind: row ? 'page' : 'not-found',
      path,
      locale,
      payload: { buildId: BUILD, ...(await this.draft(row)) },
      head: {
        canonical: null,
        locales: [],
        mobileTwin: undefined,
        type: 'website',
        image: undefined,
        data: [],
      },
      document: {
        entry: ENTRY,
        modules: [],
        viewUrl: undefined,
        // Asked for with forced cache, so every drawing needs an address of its own.
        payloadUrl: payloadUrl(row?.path ?? path, String(Date.now())),
        css: '',
        bootScript: await buildBootScript(),
      },
    });
    const html = await this.server.transformIndexHtml(path, page);
    const sheet = `<link rel="stylesheet" href="${PUBLIC_CSS}" />`;
    return { status: row ? 200 : 404, html: html.replace('</head>', `${sheet}</head>`) };
  }
}

/** What the running code asks about builds: it is the build `dev`, and there is never a newer one. */
function buildFile(path: string): string | undefined {
  if (path === '/builds/latest.json') return latestBuild(BUILD);
  if (path === `/builds/meta/${BUILD}.json`) return appManifest(BUILD, rowsOnDisk());
  return undefined;
}

/** No bundle holds the words, so that Vite does not know that a page depends on them. */
const reloadOnWords: Plugin = {
  name: 'studio-reload-on-words',
  handleHotUpdate({ file, server }) {
    if (file.endsWith('messages.ts')) server.ws.send({ type: 'full-reload' });
  },
};

/**
 * Vite with hot reload in front of the emulators. Pages and payloads come from web/src; the service worker is
 * left out, since it would keep what has just been changed.
 */
export async function startDevServer({
  host,
  port,
  behind,
}: DevServerOptions): Promise<ViteDevServer> {
  const server = await createServer({
    configFile: `${webFolder}vite.config.ts`,
    appType: 'custom',
    plugins: [reloadOnWords],
    server: {
      host,
      port,
      strictPort: true,
      fs: { allow: [`${webFolder}..`] },
      proxy: Object.fromEntries(
        ['/api', '/media', '/og', '/icons', '/manifest.webmanifest'].map((path) => [path, behind]),
      ),
    },
  });
  const pages = new DevPages(server, behind);
  const answer = async (request: IncomingMessage, response: ServerResponse): Promise<boolean> => {
    const path = new URL(request.url ?? '/', behind).pathname;
    if (path.endsWith(PAYLOAD)) {
      response.setHeader('content-type', 'application/json');
      // The app asks with a forced cache, which would answer a reload with the words as they were.
      response.setHeader('cache-control', 'no-store');
      response.end(await pages.payload(path));
      return true;
    }
    const build = buildFile(path);
    if (build !== undefined) {
      response.setHeader('content-type', 'application/json');
      response.end(build);
      return true;
    }
    if (!request.headers.accept?.includes('text/html')) return false;
    const { status, html } = await pages.html(path, languageOf(request));
    response.statusCode = status;
    response.setHeader('content-type', 'text/html; charset=utf-8');
    response.end(html);
    return true;
  };
  server.middlewares.use((request, response, next) => {
    answer(request, response).then(
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
