import { useEffect, useRef } from 'react';
import { useLocale } from '../../../features/locale/index.ts';
import { Button, Notice } from '../../../admin-ui/index.ts';
import { focusField } from '../fields/field-control.ts';
import type { Obstacle } from './find-obstacles.ts';
import { publishingMessages } from './messages.ts';

/** What keeps a text from being published, beside the button that was pressed; each line leads to its field. */
export function ObstacleList({
  obstacles,
  ignore,
}: {
  obstacles: readonly Obstacle[];
  /** Publishes all the same; undefined where that is not possible. */
  ignore: (() => void) | undefined;
}) {
  const t = publishingMessages[useLocale()];
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const { top = 0, bottom = 0 } = list.current?.getBoundingClientRect() ?? {};
    // In a low window the buttons do not stay in view; elsewhere scrolling to what stays would move the text.
    if (top < 0 || bottom > innerHeight) list.current?.scrollIntoView({ block: 'nearest' });
  }, [obstacles]);
  return (
    <div ref={list} className="max-h-[40vh] w-full overflow-auto">
      <Notice tone="danger" role="alert">
        <div className="grow">
          <p className="font-semibold">{t.obstacles}</p>
          <ul className="mt-1 grid list-disc gap-0.5 ps-5">
            {obstacles.map(({ text, path }) => (
              <li key={`${path} ${text}`}>
                <button
                  type="button"
                  className="text-a-link underline underline-offset-[0.2em] text-start"
                  onClick={() => focusField(path)}
                >
                  {text}
                </button>
              </li>
            ))}
          </ul>
        </div>
        {ignore && <Button onClick={ignore}>{t.withoutPicture}</Button>}
      </Notice>
    </div>
  );
}
