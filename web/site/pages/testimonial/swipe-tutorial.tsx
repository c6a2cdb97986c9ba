import { useEffect, useRef } from 'react';
import { readStorage, writeStorage } from '#browser/storage.ts';
import { PAGE_STORAGE_KEYS } from '#model/storage-keys.ts';
import { Icon } from '#site/ui/icons.tsx';
import type { Messages } from './messages.ts';

/** True if a card of the carousel is not completely in the window. */
function hasHiddenCard(): boolean {
  const last = document.querySelector('.carousel > :last-child');
  return last !== null && last.getBoundingClientRect().right > innerWidth;
}

/** Shows once that cards which do not fit the window can be swiped. A tap anywhere, Enter or Escape closes it for good. */
export function SwipeTutorial(props: { messages: Messages['tutorial']; count: number }) {
  const { messages: t, count } = props;
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const isSeen = readStorage(PAGE_STORAGE_KEYS.swipeTutorialSeen) !== null;
    if (!isSeen && !dialog.current?.open && hasHiddenCard()) dialog.current?.showModal();
  }, [count]);
  return (
    <dialog
      ref={dialog}
      className="swipe-tutorial"
      aria-labelledby="tutorial-title"
      aria-describedby="tutorial-text"
      onClick={() => dialog.current?.close()}
      onClose={() => writeStorage(PAGE_STORAGE_KEYS.swipeTutorialSeen, '1')}
    >
      <Icon name="swipe" />
      <h2 id="tutorial-title">{t.title}</h2>
      <p id="tutorial-text">{t.text}</p>
      <button type="button" className="button">
        {t.close}
      </button>
    </dialog>
  );
}
