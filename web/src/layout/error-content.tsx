import { Logo } from '../ui/logo.tsx';
import type { LayoutMessages } from '../ui/layout-messages.ts';

/**
 * The generic error page's content (docs/behaviour.md, section 8). Its links load the page anew, since the
 * app that would handle them has failed.
 */
export function ErrorContent({ messages: t }: { messages: LayoutMessages }) {
  const { title, message, hint, reload, home } = t.failed;
  return (
    <div className="wrap section">
      <p className="eyebrow">
        <Logo />
        500
      </p>
      <h1>{title}</h1>
      <p className="lead">{message}</p>
      <p className="mt-6">{hint}</p>
      <div className="actions">
        <button type="button" className="button" onClick={() => location.reload()}>
          {reload}
        </button>
        <a href="/" className="button quiet">
          {home}
        </a>
      </div>
    </div>
  );
}
