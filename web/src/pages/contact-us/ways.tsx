import { Link } from '../../features/navigation/index.ts';
import { studio } from '../../studio.ts';
import { Icon } from '../../ui/icons.tsx';
import type { Words } from './words.ts';

/** Ways to reach the studio without the form. */
export function Ways({ words }: { words: Words['ways'] }) {
  return (
    <aside className="card ways" aria-labelledby="ways-title">
      <h2 id="ways-title">{words.title}</h2>
      <dl>
        <div>
          <dt>
            <Icon name="mail" />
            {words.email}
          </dt>
          <dd>
            <Link to={`mailto:${studio.email}`} allowExternal>
              {studio.email}
            </Link>
          </dd>
        </div>
        <div>
          <dt>
            <Icon name="phone" />
            {words.phone}
          </dt>
          <dd>
            <Link to={`tel:${studio.phone}`} allowExternal>
              {studio.phoneShown}
            </Link>
          </dd>
        </div>
        <div>
          <dt>
            <Icon name="contact" />
            {words.whatsapp}
          </dt>
          <dd>
            <Link to={studio.whatsapp} allowExternal>
              {studio.phoneShown}
            </Link>
          </dd>
        </div>
        <div>
          <dt>
            <Icon name="pin" />
            {words.address}
          </dt>
          <dd>{studio.address}</dd>
        </div>
      </dl>
    </aside>
  );
}
