import './ui/css/index.css';
import { createRoot } from 'react-dom/client';
import { RouterProvider } from 'react-router-dom';
import {
  installErrorHandlers,
  reportError,
  reportingRootOptions,
} from '#browser/errors/report-error.ts';
import { whenIdle } from '#browser/idle.ts';
import { storeLocale, visitorLocale } from '#browser/locale/visitor-locale.ts';
import { watchChunkErrors } from '#browser/reload.ts';
import { startUpdates } from '#browser/updates/start-updates.ts';
import { ignoreRepeatedClicks } from './repeated-clicks.ts';
import { router } from './router.tsx';

installErrorHandlers();
watchChunkErrors();
ignoreRepeatedClicks();
addEventListener('dragover', preventDropNavigation);
addEventListener('drop', preventDropNavigation);
const locale = visitorLocale();
document.documentElement.lang = locale;
storeLocale(locale);

const root = document.getElementById('root');
if (!root) throw new Error('The page has no root element');
createRoot(root, reportingRootOptions).render(
  <RouterProvider
    router={router}
    onError={(error, { errorInfo }) => {
      // React reports what it catches itself.
      if (errorInfo) return;
      console.error('Cannot load page', error);
      reportError(error, { action: 'loading a page', functionName: 'RouterProvider' });
    }}
  />,
);
whenIdle(startUpdates);

/** A dropped file or link would open in place of the page, with what is typed in it. */
function preventDropNavigation(event: DragEvent): void {
  const { target, dataTransfer } = event;
  const takesText =
    target instanceof Element && target.matches('input, textarea, [contenteditable] *');
  if (!takesText || dataTransfer?.types.includes('Files')) event.preventDefault();
}
