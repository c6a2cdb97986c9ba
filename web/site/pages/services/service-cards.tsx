import { Icon } from '#site/ui/icons.tsx';
import type { Service } from '#studio/services.ts';
import { Position } from '../components/position.tsx';
import type { Messages } from './messages.ts';

/** The three services, each with its sign. */
export function ServiceCards({ services }: { services: Messages['services'] }) {
  const all = Object.entries(services);
  return all.map(([key, { title, text, points }], index) => (
    <article key={key} id={key} className="card hover-lift service">
      <Icon name={key as Service} />
      <Position at={index + 1} count={all.length} />
      <h2>{title}</h2>
      <p>{text}</p>
      <ul className="checklist">
        {points.map((point) => (
          <li key={point}>
            <Icon name="check" />
            <span>{point}</span>
          </li>
        ))}
      </ul>
    </article>
  ));
}
