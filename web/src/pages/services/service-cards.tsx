import { Icon } from '../../public-ui/icons.tsx';
import { Logo } from '../../public-ui/logo.tsx';
import { Position } from '../components/position.tsx';
import type { Messages } from './messages.ts';

/** The three services. */
export function ServiceCards({ services }: { services: Messages['services'] }) {
  return services.map(({ key, title, text, points }, index) => (
    <article key={key} id={key} className="card hover-lift service">
      <Logo />
      <Position at={index + 1} count={services.length} />
      <h2>{title}</h2>
      <p>{text}</p>
      <ul className="checklist">
        {points.map((point) => (
          <li key={point}>
            <Icon name="check" />
            {point}
          </li>
        ))}
      </ul>
    </article>
  ));
}
