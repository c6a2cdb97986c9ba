import { Icon } from '../../ui/icons.tsx';
import { Kawung } from '../../ui/kawung.tsx';
import type { Words } from './words.ts';

/** The three services. */
export function ServiceCards({ services }: { services: Words['services'] }) {
  return services.map(({ key, title, text, points }) => (
    <article key={key} className="card lift service">
      <Kawung />
      <h2>{title}</h2>
      <p>{text}</p>
      <ul className="ticks">
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
