import { Kawung } from '../../ui/kawung.tsx';
import { Tooltip } from '../../ui/tooltip.tsx';
import type { Words } from './words.ts';

/** The five service slogans, each with its explanation as a tooltip. */
export function Slogans({ words }: { words: Words['slogans'] }) {
  return (
    <ul className="slogan-list">
      {words.items.map(({ key, title, tip }) => (
        <li key={key}>
          <Tooltip
            id={`tip-${key}`}
            label={
              <>
                <Kawung />
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
