import { startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import type { Locale } from '../../../model/locale.ts';
import {
  installErrorReports,
  reportError,
  reportingRootOptions,
} from '../features/errors/index.ts';
import { chooseLocale, readStoredLocale } from '../features/locale/index.ts';
import { resolveTarget } from '../features/navigation/index.ts';
import { PayloadError } from '../features/payload/index.ts';
import { bringTypeface } from '../features/typeface/index.ts';
import { reloadForMissing, watchChunkErrors } from '../features/updates/index.ts';
import { App } from './app.tsx';
import { documentFacts } from './document-facts.ts';
import { showFailurePage } from './failure-page.ts';
import { registerSessionMiddleware } from './middleware.ts';
import type { OpenPage } from './open-page.ts';
import { Redirect, openCurrent } from './open-page.ts';
import { whenIdle } from './when-idle.ts';

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
        void showFailurePage();
        reject(error);
      },
    };
    const { served, shell } = documentFacts();
    const post = first.row?.name === 'blog' && new URLSearchParams(location.search).has('post');
    // The prerendered page is taken over where it shows what the app would; else it is drawn anew.
    const same = served === locale && !shell && !post;
    startTransition(() => {
      if (same) hydrateRoot(root, app, options);
      else createRoot(root, options).render(app);
    });
  });
}

/** Lets the browser answer the visitor between two long steps. */
const pause = () => new Promise<void>((resolve) => setTimeout(resolve));

async function start(): Promise<void> {
  installErrorReports();
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
      reportError(error, { during: 'starting the app', inFunction: 'start' });
    }
    // A prerendered page without the app still reads and links; one without content has nothing to show.
    if (documentFacts().shell || !(error instanceof PayloadError)) await showFailurePage();
    delete document.documentElement.dataset['wait'];
    throw error;
  }
  // Without it the page goes on as it is; a chunk that cannot be had is answered by `watchChunkErrors`.
  whenIdle(() => void startLater().catch(() => undefined));
}

/** What can wait until the page answers the visitor. */
async function startLater(): Promise<void> {
  void bringTypeface();
  const { startUpdates } = await import('../features/updates/start.ts');
  startUpdates();
}

function redirect({ to }: Redirect): void {
  const target = resolveTarget(to);
  if (target.kind !== 'internal') throw new Error(`Middleware led to a refused address: ${to}`);
  location.replace(target.href);
}

/** Settles when the app listens, rejects when it will not; the boot script waits for it. */
export const started = start();
started.catch(() => undefined);
