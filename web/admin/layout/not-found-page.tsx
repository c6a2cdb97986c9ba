import { useLocation } from 'react-router-dom';
import { useLocale } from '#browser/locale/locale-context.tsx';
import { layoutMessages as siteMessages } from '#site/messages.ts';
import { buttonClass } from '../ui/button.tsx';

/** A link of the program that leads to no page; Hosting answers unknown addresses itself. */
export function NotFoundPage() {
  const { notFound, failed } = siteMessages[useLocale()];
  const { pathname } = useLocation();
  return (
    <div className="mx-auto grid w-full max-w-2xl justify-items-start gap-3">
      <h1>{notFound.title}</h1>
      <p>{notFound.message.replace('{path}', () => pathname)}</p>
      <a href="/" className={buttonClass('plain')}>
        {failed.home}
      </a>
    </div>
  );
}
