import { Link } from '#site/features/navigation/link.tsx';
import { useLayout } from '#site/layout/layout.tsx';
import type { PageProps } from '#site/page.ts';
import { Icon } from '#site/ui/icons.tsx';
import { PACKAGES } from '#studio/packages.ts';
import type { Service } from '#studio/services.ts';
import { Cards, Position } from '../components/cards.tsx';
import { HeroPage } from '../components/hero-page.tsx';
import { Section } from '../components/section.tsx';
import type { Messages } from './messages.ts';

export default function ServicesPage({ messages: t }: PageProps<Messages>) {
  const { hero, packages, services } = t;
  const isMobile = useLayout() === 'mobile';
  const cards = (
    <Cards label={hero.eyebrow} grid="page-container three-columns">
      <ServiceCards services={services} />
    </Cards>
  );
  return (
    <HeroPage messages={t}>
      {isMobile ? <Section title={hero.eyebrow}>{cards}</Section> : cards}
      <Section id="packages" title={packages.title}>
        <p className={isMobile ? 'section-text' : 'lead'}>{packages.lead}</p>
        <div className={isMobile ? 'page-container' : undefined}>
          <PackageTable messages={packages} />
        </div>
      </Section>
    </HeroPage>
  );
}

function ServiceCards({ services }: { services: Messages['services'] }) {
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

/** A price that is not said in words. */
const DIGITS = /\d[.,]\d{3}[.,]/;

const ROWS = ['price', 'days', 'revisions', 'goodFor', 'includes'] as const;

/* oxlint-disable jsx-a11y/no-redundant-roles, jsx-a11y/no-interactive-element-to-noninteractive-role -- Safari forgets them in a grid */
/** The name of a row stands above its three cells on phones. */
function PackageTable({ messages: t }: { messages: Messages['packages'] }) {
  return (
    <table className="packages" aria-label={t.table}>
      <thead>
        <tr role="row">
          {/* oxlint-disable-next-line jsx-a11y/control-has-associated-label -- the corner of a table heads nothing */}
          <td className="corner" />
          {PACKAGES.map((name) => (
            <th key={name} scope="col" role="columnheader">
              {t.names[name]}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {ROWS.filter((row) => PACKAGES.some((name) => t.items[name][row])).map((row) => (
          <tr key={row} className={row} role="row">
            <th scope="row" role="rowheader">
              {t[row]}
            </th>
            {PACKAGES.map((name) => (
              <td
                key={name}
                role="cell"
                className={DIGITS.test(t.items[name][row]) ? 'digits' : undefined}
              >
                {t.items[name][row].replace('\u00a0', ' ')}
              </td>
            ))}
          </tr>
        ))}
        <tr role="row">
          <th scope="row" role="rowheader">
            {t.ask}
          </th>
          {PACKAGES.map((name) => (
            <td key={name} role="cell">
              <Link to={`/contact-us?package=${name}`} className="text-link">
                {t.choose.replace('{package}', () => t.names[name])}
              </Link>
            </td>
          ))}
        </tr>
      </tbody>
    </table>
  );
}
