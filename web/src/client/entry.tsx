import { startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { isLocale } from '../../../model/locale.ts';
import { chooseLocale, readStoredLocale } from '../features/locale/index.ts';
import { installErrorReports, reportingRootOptions } from '../features/errors/index.ts';
import { App } from './app.tsx';
import { registerSessionMiddleware } from './middleware.ts';
import { openCurrent } from './open-page.ts';

async function start(): Promise<void> {
  installErrorReports();
  registerSessionMiddleware();
  const root = document.getElementById('root');
  if (!root) throw new Error('The page has no root element');
  const { dataset } = document.documentElement;
  const served = isLocale(dataset['served']) ? dataset['served'] : 'en';
  const locale = chooseLocale({
    search: location.search,
    stored: readStoredLocale(),
    browser: navigator.language,
  });
  const first = await openCurrent(locale);
  const app = (
    <BrowserRouter>
      <App first={first} firstLocale={locale} />
    </BrowserRouter>
  );
  const asServed =
    served === locale && first.row !== null && first.row.area !== 'admin' && !location.search;
  startTransition(() => {
    if (asServed) hydrateRoot(root, app, reportingRootOptions);
    else createRoot(root, reportingRootOptions).render(app);
  });
}

void start();
