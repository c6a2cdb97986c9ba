import { Logo } from '../../public-ui/logo.tsx';
import { Tooltip } from '../../public-ui/tooltip.tsx';
import type { Messages } from './messages.ts';

/** The five service slogans (docs/behaviour.md, "What it is and for whom"), each with a tooltip. */
export function Slogans({ messages: t }: { messages: Messages['slogans'] }) {
  return (
    <ul className="slogan-list">
      {t.items.map(({ key, title, tip }) => (
        <li key={key}>
          <Tooltip
            id={`tip-${key}`}
            label={
              <>
                <Logo />
                {title}
              </>
            }
          >
            {tip}
          </Tooltip>
        </li>
      ))}
    </ul>
  );
}
