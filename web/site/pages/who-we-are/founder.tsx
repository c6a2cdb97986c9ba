import type { Founder } from '#studio/founders.ts';
import { Logo } from '#studio/logo.tsx';
import type { Messages } from './messages.ts';

type FounderMessages = Messages['founders'][Founder];

export const foundersOf = ({ founders }: Messages) =>
  Object.entries(founders) as [Founder, FounderMessages][];

export function FounderImage(props: { slug: Founder; picture: FounderMessages['picture'] }) {
  const { slug, picture } = props;
  if (picture) {
    return (
      <img className="founder-image" src={picture.src} width="192" height="120" alt={picture.alt} />
    );
  }
  return (
    <svg className={`founder-image ${slug}`} aria-hidden="true" viewBox="0 0 192 120">
      <rect width="192" height="120" fill="url(#logo-pattern)" />
      <Logo x="48" y="12" width="96" height="96" />
    </svg>
  );
}

export function FounderTitle({ founder }: { founder: FounderMessages }) {
  return (
    <>
      <h2>{founder.title}</h2>
      {founder.role && <p className="text-strong">{founder.role}</p>}
    </>
  );
}

export function FounderBiography({ founder }: { founder: FounderMessages }) {
  return (
    <>
      <div className="paragraphs">
        {founder.text.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </div>
      <p className="text-strong">{founder.skillsTitle}</p>
      <ul className="checklist">
        {founder.skills.map((skill) => (
          <li key={skill}>
            <Logo />
            <span>{skill}</span>
          </li>
        ))}
      </ul>
    </>
  );
}
