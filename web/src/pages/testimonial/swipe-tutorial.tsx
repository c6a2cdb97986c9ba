import { useEffect, useRef, useState } from 'react';
import { Icon } from '../../ui/icons.tsx';
import { rememberTutorial, tutorialSeen } from './tutorial-memory.ts';
import type { Messages } from './messages.ts';

/**
 * Shows once that the cards can be swiped (docs/behaviour.md, section 2). A tap anywhere, Enter or Escape
 * closes it for good. It needs scripting to be closed, so it is not in the prerendered page.
 */
export function SwipeTutorial({ messages: t }: { messages: Messages['tutorial'] }) {
  const [open, setOpen] = useState(false);
  const dialog = useRef<HTMLDialogElement>(null);

  useEffect(() => setOpen(!tutorialSeen()), []);
  useEffect(() => {
    if (open && !dialog.current?.open) dialog.current?.showModal();
  }, [open]);

  if (!open) return null;
  const close = () => {
    rememberTutorial();
    setOpen(false);
  };
  return (
    <dialog
      ref={dialog}
      className="tutorial"
      aria-labelledby="tutorial-title"
      aria-describedby="tutorial-text"
      onClick={close}
      onClose={close}
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
