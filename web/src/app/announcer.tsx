import { useRef } from 'react';

/** Tells screen readers the title of each page that the app draws after the first. */
export function Announcer({ title }: { title: string }) {
  const first = useRef(title);
  return (
    <p className="announcer" role="status" aria-live="polite">
      {title === first.current ? '' : title}
    </p>
  );
}
