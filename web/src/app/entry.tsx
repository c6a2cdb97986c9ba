import { startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import type { Locale } from '../../../model/locale.ts';
import {
  installErrorHandlers,
  reportError,
  reportingRootOptions,
} from '../features/error-reporting/index.ts';
import { chooseLocale, readStoredLocale } from '../features/i18n/index.ts';
import { resolveUrl } from '../features/navigation/index.ts';
import { PayloadError } from '../features/payload/index.ts';
import { loadFont } from '../features/font/index.ts';
import { reloadForMissing, watchChunkErrors } from '../features/updates/index.ts';
import { App } from './app.tsx';
import { documentData } from '../browser/document-data.ts';
import { showErrorPage } from './error-page.ts';
import { registerSessionMiddleware } from './middleware.ts';
import type { OpenPage } from './open-page.ts';
import { Redirect, openCurrent } from './open-page.ts';
import { whenIdle } from '../browser/idle.ts';

/** Draws the app over the prerendered page; resolves once it listens. */
function draw(first: OpenPage, locale: Locale): Promise<void> {
  return new Promise((resolve, reject) => {
    const root = document.getElementById('root');
    if (!root) throw new Error('The page has no root element');
    const app = (
      // A page is shown when all of it is there: drawing it at once is quicker than in slices.
      <BrowserRouter useTransitions={false}>
        <App first={first} firstLocale={locale} onStarted={resolve} />
      </BrowserRouter>
    );
    const options = {
      ...reportingRootOptions,
      onUncaughtError: (error: unknown) => {
        reportingRootOptions.onUncaughtError(error);
        void showErrorPage();
        reject(error);
      },
    };
    const { served, clientOnly } = documentData();
    const post = first.row?.name === 'blog' && new URLSearchParams(location.search).has('post');
    // The prerendered page is taken over where it shows what the app would; else it is drawn anew.
    const same = served === locale && !clientOnly && !post;
    startTransition(() => {
      if (same) hydrateRoot(root, app, options);
      else createRoot(root, options).render(app);
    });
  });
}

/** Lets the browser answer the visitor between two long steps. */
const pause = () => new Promise<void>((resolve) => setTimeout(resolve));

async function start(): Promise<void> {
  installErrorHandlers();
  watchChunkErrors();
  registerSessionMiddleware();
  const locale = chooseLocale({
    search: location.search,
    stored: readStoredLocale(),
    browser: navigator.language,
  });
  let opened = false;
  try {
    await pause();
    const first = await openCurrent(locale);
    opened = true;
    await pause();
    await draw(first, locale);
  } catch (error) {
    if (error instanceof Redirect) return redirect(error);
    if (error instanceof PayloadError) console.warn('Cannot load payload', error);
    // What the page is made of is gone: mostly because another build was deployed.
    if (!opened && (await reloadForMissing())) return;
    if (!(error instanceof PayloadError)) {
      console.error('The app could not start', error);
      reportError(error, { action: 'starting the app', functionName: 'start' });
    }
    // A prerendered page without the app still reads and links; one without content has nothing to show.
    if (documentData().clientOnly || !(error instanceof PayloadError)) await showErrorPage();
    delete document.documentElement.dataset['wait'];
    throw error;
  }
  // Without it the page goes on as it is; a chunk that cannot be had is answered by `watchChunkErrors`.
  whenIdle(() => void startLater().catch(() => undefined));
}

/** What can wait until the page answers the visitor. */
async function startLater(): Promise<void> {
  void loadFont();
  const { startUpdates } = await import('../features/updates/start-updates.ts');
  startUpdates();
}

function redirect({ to }: Redirect): void {
  const target = resolveUrl(to);
  if (target.kind !== 'internal') throw new Error(`Middleware led to a refused address: ${to}`);
  location.replace(target.href);
}

/** Settles when the app listens, rejects when it will not; the boot script waits for it. */
export const started = start();
started.catch(() => undefined);
