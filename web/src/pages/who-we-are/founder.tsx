import { Logo } from '../../ui/logo.tsx';
import type { Messages } from './messages.ts';

/** The founders by role. Their mobile pages have these names in their paths (web/src/routes.ts). */
export const FOUNDERS = ['engineering', 'design'] as const;

export type FounderSlug = (typeof FOUNDERS)[number];

/** Placeholder for a founder's photograph, drawn from the logo. */
export function FounderImage({ slug }: { slug: FounderSlug }) {
  return (
    <svg className={`founder-image ${slug}`} aria-hidden="true" viewBox="0 0 192 120">
      <rect width="192" height="120" fill="url(#logo-pattern)" />
      <use href="#logo" x="48" y="12" width="96" height="96" />
    </svg>
  );
}

/** A founder's biography and skills. */
export function FounderBiography({ founder }: { founder: Messages['founders'][FounderSlug] }) {
  return (
    <>
      <div className="grid gap-3">
        {founder.text.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </div>
      <p className="mt-2 text-strong">{founder.skillsTitle}</p>
      <ul className="checklist">
        {founder.skills.map((skill) => (
          <li key={skill}>
            <Logo />
            {skill}
          </li>
        ))}
      </ul>
    </>
  );
}
