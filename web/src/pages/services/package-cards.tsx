import { PACKAGES } from '../../../../model/packages.ts';
import { Link } from '../../features/navigation/index.ts';
import type { Messages } from './messages.ts';

const ROWS = ['days', 'revisions', 'goodFor', 'includes'] as const;

/**
 * One card per package.
 * @param contact path of the contact page; the query `package` preselects the package there
 */
export function PackageCards(props: { messages: Messages['packages']; contact: string }) {
  const { messages: t, contact } = props;
  return PACKAGES.map((name) => (
    <article key={name} className="card package">
      <h3>{t.names[name]}</h3>
      <dl>
        {ROWS.map((row) => (
          <div key={row} className={row}>
            <dt>{t[row]}</dt>
            <dd>{t.items[name][row]}</dd>
          </div>
        ))}
      </dl>
      <p className="actions">
        <Link to={`${contact}?package=${name}`} className="button secondary">
          {t.choose.replace('{package}', t.names[name])}
        </Link>
      </p>
    </article>
  ));
}
