import type { LayoutMessages } from '#browser/layout-messages.ts';
import { useLocale } from '#browser/locale/locale-context.tsx';
import { localizedPath } from '#studio/locale.ts';
import { Eyebrow } from '../ui/eyebrow.tsx';

/** Links load a new document, because the app has failed. */
export function ErrorContent({ messages: t }: { messages: LayoutMessages }) {
  const { title, message, hint, reload, home } = t.failed;
  return (
    <div className="page-container section">
      <Eyebrow>500</Eyebrow>
      <h1>{title}</h1>
      <p className="lead">{message}</p>
      <p className="hero-note">{hint}</p>
      <div className="actions">
        {/* oxlint-disable-next-line jsx-a11y/anchor-is-valid */}
        <a href="" className="button">
          {reload}
        </a>
        <a href={localizedPath('/', useLocale())} className="button secondary">
          {home}
        </a>
      </div>
    </div>
  );
}
