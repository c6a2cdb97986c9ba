import { Kawung } from '../ui/kawung.tsx';
import type { ShellWords } from '../ui/shell/words.ts';

/**
 * The generic error page's content (specification, section 8). Its links load the page anew, since the
 * app that would handle them has failed.
 */
export function Failure({ words }: { words: ShellWords }) {
  const { title, message, hint, reload, home } = words.failed;
  return (
    <div className="wrap section">
      <p className="eyebrow">
        <Kawung />
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
