import { Link } from '#site/features/navigation/link.tsx';
import { PACKAGES } from '#studio/packages.ts';
import type { Messages } from './messages.ts';

const ROWS = ['price', 'days', 'revisions', 'goodFor', 'includes'] as const;

/** The packages side by side, on phones too: the name of each row stands above its three cells. */
export function PackageTable({ messages: t }: { messages: Messages['packages'] }) {
  return (
    <table className="packages" aria-label={t.table}>
      <thead>
        <tr>
          {/* oxlint-disable-next-line jsx-a11y/control-has-associated-label -- the corner of a table heads nothing */}
          <td className="corner" />
          {PACKAGES.map((name) => (
            <th key={name} scope="col">
              {t.names[name]}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {ROWS.filter((row) => PACKAGES.some((name) => t.items[name][row])).map((row) => (
          <tr key={row} className={row}>
            <th scope="row">{t[row]}</th>
            {PACKAGES.map((name) => (
              <td key={name}>{t.items[name][row]}</td>
            ))}
          </tr>
        ))}
        <tr>
          <th scope="row">{t.ask}</th>
          {PACKAGES.map((name) => (
            <td key={name}>
              <Link to={`/contact-us?package=${name}`} className="text-link">
                {t.choose.replace('{package}', t.names[name])}
              </Link>
            </td>
          ))}
        </tr>
      </tbody>
    </table>
  );
}
