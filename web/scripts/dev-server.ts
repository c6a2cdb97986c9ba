import { readFile } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { type Plugin, createServer } from 'vite';
import { ADMIN_PATHS } from '#admin/pages.ts';
import type { EntryAnswer, PublicEntry } from '#model/content/answers.ts';
import { type PagedType, ENTRY_PARAMETERS, entryAt } from '#model/content/paths.ts';
import { WORDS_FILE } from '#model/content/words.ts';
import { LATEST_BUILD_URL, buildManifestUrl } from '#model/updates/builds.ts';
import { matchPath } from '#site/features/navigation/match.ts';
import { frameUrl } from '#site/features/payload/payload.ts';
import type { SiteCode } from '#site/render/site-code.ts';
import { THEME_COLORS } from '#site/render/styles/colors.ts';
import { renderedRoutes, routes } from '#site/routes.ts';
import { type Locale, isLocale, splitPath } from '#studio/locale.ts';
import { studio } from '#studio/studio.ts';
import { manifestRules } from './build-manifest.ts';
import { buildBootScript } from './client-build.ts';
import { loadContent } from './content.ts';
import { webFolder } from './output.ts';

/** There is never a newer one. */
const BUILD = 'dev';
const PAYLOAD = '/_payload.json';
const ADMIN_SOURCE = `${webFolder}admin/index.html`;

/** As Hosting's `i18n` would choose. */
function languageOf({ headers }: IncomingMessage): Locale {
  const own = headers['accept-language']?.slice(0, 2).toLowerCase();
  return isLocale(own) ? own : 'en';
}

/** Messages are part of payloads, not of bundles, so Vite does not know of them. */
const reloadOnMessages: Plugin = {
  name: 'studio-reload-on-messages',
  handleHotUpdate({ file, server }) {
    if (file.endsWith('messages.ts')) server.ws.send({ type: 'full-reload' });
  },
};

/** As the emulators answer it. */
async function entryOf(origin: string, path: string): Promise<PublicEntry[PagedType] | undefined> {
  const address = entryAt(path);
  if (!address) return undefined;
  const { type, slug } = address;
  const query = new URLSearchParams({ [ENTRY_PARAMETERS[type]]: slug });
  const response = await fetch(`${origin}/api/content/${type}?${query}`);
  return response.ok ? ((await response.json()) as EntryAnswer<PagedType>).item : undefined;
}

/** Without a service worker: it would serve outdated files. @param hostingOrigin serves what is not built from web/ */
export async function startDevServer(
  host: string,
  port: number,
  hostingOrigin: string,
): Promise<void> {
  const behind = [
    '/api',
    '/media',
    '/og',
    '/icons',
    '/manifest.webmanifest',
    '/id/manifest.webmanifest',
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
      proxy: Object.fromEntries(behind.map((path) => [path, hostingOrigin])),
    },
  });

  /** At every request: a reload shows the latest change. */
  const load = <Module>(path: string) => server.ssrLoadModule(path) as Promise<Module>;

  const site: SiteCode = {
    id: BUILD,
    bootScript: await buildBootScript(),
    themeColors: THEME_COLORS,
    headers: {},
    rules: manifestRules(),
    styles: [''],
    pages: Object.fromEntries(
      [null, ...routes, ...renderedRoutes].map((route) => [
        route?.name ?? '',
        { entry: '/site/client/entry.tsx', modules: [], style: 0 },
      ]),
    ),
    adminDocument: '',
    serviceWorker: '',
    offlineFiles: {},
  };

  const pageAt = async (address: string, locale: Locale) => {
    const { rendererOf } =
      await load<typeof import('#site/render/render.tsx')>('/site/render/render.tsx');
    const entry = await entryOf(hostingOrigin, splitPath(address).path);
    const { words, lists } = await loadContent(hostingOrigin);
    const renderer = rendererOf(site, BUILD, () => Promise.resolve(words));
    return renderer.render(address, locale, { lists, ...(entry && { entry }) });
  };

  const fileAt = async (path: string): Promise<object | undefined> => {
    if (path.endsWith(PAYLOAD))
      return (await pageAt(path.slice(0, -PAYLOAD.length) || '/', 'en')).payload;
    if (path === LATEST_BUILD_URL) return { id: BUILD };
    if (path === buildManifestUrl(BUILD)) return { id: BUILD, rules: site.rules };
    if (path !== WORDS_FILE && path !== frameUrl(BUILD)) return undefined;
    const { publishedSite, wordsFile } =
      await load<typeof import('#site/render/words.ts')>('/site/render/words.ts');
    const { frame, facts } = await publishedSite((await loadContent(hostingOrigin)).words);
    return path === WORDS_FILE ? wordsFile(facts) : { buildId: BUILD, messages: frame };
  };

  const htmlOf = async (address: string, locale: Locale): Promise<string> => {
    const { html } = await pageAt(address, locale);
    const page = await server.transformIndexHtml(address, html);
    return (
      page
        // `cache: 'force-cache'`: every rendering needs a new URL.
        .replace(/(?<=data-payload="[^"]*)\?dev/, `?${Date.now()}`)
        .replace('</head>', '<link rel="stylesheet" href="/site/client/critical.css" /></head>')
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
            .replace('%BUILD_ID%', BUILD)
            .replaceAll('%STUDIO%', studio.name),
        )
      : await htmlOf(address, locale ?? languageOf(request));
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
