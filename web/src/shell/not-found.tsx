import { Link } from '../features/navigation/index.ts';
import { Kawung } from '../ui/kawung.tsx';
import type { ShellWords } from '../ui/shell/words.ts';
import { NAVIGATION, navigationPath } from './navigation-rows.ts';

/**
 * The 404 page's content (specification, section 8).
 * @param path what was asked for, shown as text; null where it is not known, as in prerendered HTML
 */
export function NotFound({ words, path }: { words: ShellWords; path: string | null }) {
  const { title, message, hint } = words.notFound;
  return (
    <div className="wrap section">
      <p className="eyebrow">
        <Kawung />
        404
      </p>
      <h1>{title}</h1>
      <p className="lead">{path === null ? null : message.replace('{path}', () => path)}</p>
      <p className="mt-6">{hint}</p>
      <ul className="actions">
        {NAVIGATION.map((name) => (
          <li key={name}>
            <Link to={navigationPath(name, false)} className="button quiet">
              {words.nav[name]}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}
