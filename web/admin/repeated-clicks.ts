const CONTROLS = 'button, a, summary, label, input, select';

/** Longest pause between two touches of one gesture, in ms; touches have no way from one to the next. */
const PAUSE_MS = 700;

const MOVED = 6;

interface Click {
  control: Element;
  at: number;
  x: number;
  y: number;
}

/**
 * Ignores a click by the same gesture on what came under the resting pointer (a double click on "New post" or "Done"),
 * and the repeats of a held key.
 */
export function ignoreRepeatedClicks(): void {
  let last: Click | null = null;

  document.addEventListener('pointermove', ({ clientX, clientY, pointerType }) => {
    const isFar = last && Math.hypot(clientX - last.x, clientY - last.y) > MOVED;
    if (isFar && pointerType === 'mouse') last = null;
  });

  addEventListener(
    'click',
    (event) => {
      const control = event.target instanceof Element ? event.target.closest(CONTROLS) : null;
      // A key or a program clicks without a pointer.
      if (control === null || event.detail === 0) return;
      const { clientX: x, clientY: y, timeStamp: at } = event;
      const isResting = last !== null && Math.hypot(x - last.x, y - last.y) <= MOVED;
      const isTouch = event instanceof PointerEvent && event.pointerType === 'touch';
      const isSoon = last !== null && (!isTouch || at - last.at < PAUSE_MS);
      if (last && isResting && isSoon && control !== last.control && !last.control.isConnected) {
        event.preventDefault();
        event.stopPropagation();
        return;
      }
      last = { control, at, x, y };
    },
    { capture: true },
  );

  addEventListener(
    'keydown',
    (event) => {
      const isButton = event.target instanceof Element && event.target.matches('button, a');
      if (event.repeat && isButton && (event.key === 'Enter' || event.key === ' ')) {
        event.preventDefault();
      }
    },
    { capture: true },
  );
}
