import { startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { documentAttributes } from '#browser/document-attributes.ts';
import {
  installErrorHandlers,
  reportError,
  reportingRootOptions,
} from '#browser/errors/report-error.ts';
import { whenIdle } from '#browser/idle.ts';
import { visitorLocale } from '#browser/locale/visitor-locale.ts';
import { reloadForMissingChunk, replacePage, watchChunkErrors } from '#browser/reload.ts';
import { ERROR_PATH } from '#model/pages/renderer.ts';
import { type Locale, languagePath } from '#studio/locale.ts';
import { PayloadError } from '../features/payload/load-payload.ts';
import { App } from './app.tsx';
import { Redirect } from './middleware.ts';
import { type OpenPage, openCurrent } from './open-page.ts';

function render(firstPage: OpenPage, locale: Locale): Promise<void> {
  return new Promise((resolve, reject) => {
    const root = document.getElementById('root')!;
    const app = (
      // Every page is complete when it is shown: rendering it at once is faster than in slices.
      <BrowserRouter useTransitions={false}>
        <App
          firstPage={firstPage}
          firstLocale={locale}
          onRendered={preserveFieldValues(root)}
          onStarted={resolve}
        />
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
    const { served, page } = documentAttributes();
    // The prerendered page is hydrated if the app would render the same.
    const isPage = page === firstPage.route?.name;
    const isSame = served === locale && isPage;
    startTransition(() => {
      if (isSame) hydrateRoot(root, app, options);
      else createRoot(root, options).render(app);
    });
  });
}

const ERROR_PAGE_TIMEOUT_MS = 10_000;

/** Fetched: its messages are not in the bundle. If that fails too, its title is shown. */
async function showErrorPage(): Promise<void> {
  const { body } = document;
  delete documentAttributes().hidden;
  document.title = 'Internal Server Error';
  try {
    const signal = AbortSignal.timeout(ERROR_PAGE_TIMEOUT_MS);
    const response = await fetch(languagePath(ERROR_PATH, visitorLocale()), { signal });
    // No styles: they are in every page, whose policy would refuse them a second time.
    const html = (await response.text()).replace(/<style>.*?<\/style>/s, '');
    const page = new DOMParser().parseFromString(html, 'text/html');
    const content = page.getElementById('root');
    if (documentAttributes(page.documentElement).page !== 'failure' || !content) {
      throw new Error();
    }
    document.title = page.title;
    body.replaceChildren(document.adoptNode(content));
  } catch {
    const heading = document.createElement('h1');
    heading.textContent = document.title;
    body.replaceChildren(heading);
  }
}

/** Lets the browser handle input between two long steps. */
const pause = () => new Promise<void>((resolve) => setTimeout(resolve));

async function start(): Promise<void> {
  let opened = false;
  try {
    installErrorHandlers();
    watchChunkErrors();
    const locale = visitorLocale();
    await pause();
    const firstPage = await openCurrent();
    opened = true;
    await pause();
    await render(firstPage, locale);
  } catch (error) {
    if (error instanceof Redirect) return replacePage(error.path);
    if (error instanceof PayloadError) console.warn('Cannot load payload', error);
    if (!opened && (await reloadForMissingChunk())) return;
    if (!(error instanceof PayloadError)) {
      console.error('The app could not start', error);
      reportError(error, { action: 'starting the app', functionName: 'start' });
    }
    // A prerendered page is readable without the app.
    if (!(error instanceof PayloadError)) await showErrorPage();
    delete documentAttributes().hidden;
    return;
  }
  // `watchChunkErrors` handles a missing chunk.
  whenIdle(() => {
    import('./start-later.ts').then(({ startLater }) => startLater()).catch(() => undefined);
  });
}

const FIELDS = 'input[id]:not([type=hidden], [type=file]), textarea[id], select[id]';

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

const fieldsIn = (root: Element) => root.querySelectorAll<Field>(FIELDS);

/** React replaces the whole page if other software has changed it. @returns to be called before effects read the values */
function preserveFieldValues(root: Element): () => void {
  const values = new Map<string, string>();
  const read = () => {
    for (const { id, value } of fieldsIn(root)) values.set(id, value);
  };
  read();
  root.addEventListener('input', read);
  return () => {
    root.removeEventListener('input', read);
    for (const field of fieldsIn(root)) {
      const value = values.get(field.id);
      if (value && field.value !== value) field.value = value;
    }
  };
}

void start();
