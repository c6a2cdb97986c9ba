import { useEffect, useRef } from 'react';
import { readStorage, writeStorage } from '#browser/storage.ts';
import { PAGE_STORAGE_KEYS } from '#model/storage-keys.ts';
import { Icon } from '#site/ui/icons.tsx';
import type { Messages } from './messages.ts';

/** True where a card of the carousel is not, or not completely, in the window. */
function hasHiddenCard(): boolean {
  const last = document.querySelector('.carousel > :last-child');
  return last !== null && last.getBoundingClientRect().right > innerWidth;
}

/**
 * Shows once that the cards can be swiped (docs/behaviour.md, "Pages and routes"), where they do not all fit the
 * window. A tap anywhere, Enter or Escape closes it for good; where storage is blocked, it is shown again on the next
 * visit.
 * @param count number of cards; a list that refreshes itself may have fewer than at first
 */
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
