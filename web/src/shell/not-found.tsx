import type { ShellWords } from '../ui/shell/words.ts';
import { Link } from '../features/navigation/index.ts';

/**
 * The 404 page.
 * @param path what was asked for, shown as text; null in the prerendered file, which answers for every path
 */
export function NotFound({ words, path }: { words: ShellWords; path: string | null }) {
  const { title, message, hint } = words.notFound;
  return (
    <>
      <h1>{title}</h1>
      {path !== null && <p>{message.replace('{path}', () => path)}</p>}
      <p>{hint}</p>
      <Link to="/">{words.nav.home}</Link>
    </>
  );
}
