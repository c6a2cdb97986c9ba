import { Logo } from '../../ui/logo.tsx';
import type { Messages } from './messages.ts';

type Founder = Messages['founders']['engineering'];

/** A founder's biography and what to ask them about. Founders are shown by role, not by name. */
export function FounderText({ founder }: { founder: Founder }) {
  return (
    <>
      <div className="grid gap-3">
        {founder.text.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </div>
      <p className="mt-2 font-strong">{founder.skillsTitle}</p>
      <ul className="ticks">
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
