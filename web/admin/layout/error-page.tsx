import { useLocale } from '#browser/locale/locale-context.tsx';
import { layoutMessages as siteMessages } from '#site/messages.ts';
import { buttonClass } from '../ui/button.tsx';

/** In place of a page that failed. Its links load a document, because the program may have failed as a whole. */
export function ErrorPage() {
  const { title, message, hint, reload, home } = siteMessages[useLocale()].failed;
  return (
    <div className="admin grid justify-items-start gap-3 p-6">
      <h1 className="text-2xl">{title}</h1>
      <p>{message}</p>
      <p>{hint}</p>
      <p className="flex flex-wrap gap-3">
        {/* An empty address is the page itself. */}
        {/* oxlint-disable-next-line jsx-a11y/anchor-is-valid */}
        <a href="" className={buttonClass('primary')}>
          {reload}
        </a>
        <a href="/" className={buttonClass('plain')}>
          {home}
        </a>
      </p>
    </div>
  );
}
