import type { ShellWords } from '../ui/shell/words.ts';

/** The generic error page: shown when a page breaks while it is drawn or the app cannot start. */
export function Failure({ words }: { words: ShellWords }) {
  const { title, message, hint, home } = words.failed;
  return (
    <>
      <h1>{title}</h1>
      <p>{message}</p>
      <p>{hint}</p>
      {/* A plain link: after a failure the page is loaded anew. */}
      <a href="/">{home}</a>
    </>
  );
}
