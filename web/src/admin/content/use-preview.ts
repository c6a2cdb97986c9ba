import { useEffect, useRef, useState } from 'react';
import type { EntrySession } from './entry-session.ts';
import type { FieldPath } from './fields.ts';

/** Milliseconds without a change before the preview follows. */
const PAUSE = 250;

/** The HTML of a text, kept up to date from a worker; null until it is there. */
export function usePreview(session: EntrySession, path: FieldPath): string | null {
  const [html, setHtml] = useState<string | null>(null);
  const turn = useRef(0);
  useEffect(() => {
    const worker = new Worker(new URL('./preview-worker.ts', import.meta.url), { type: 'module' });
    let shown: string | undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const render = () => {
      timer = undefined;
      const markdown = session.view().fields.get(path)?.local ?? '';
      if (markdown === shown) return;
      shown = markdown;
      turn.current++;
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has no origin to name
      worker.postMessage({ turn: turn.current, markdown });
    };
    worker.addEventListener('message', ({ data }: MessageEvent<{ turn: number; html: string }>) => {
      if (data.turn === turn.current) setHtml(data.html);
    });
    const unsubscribe = session.subscribe(() => (timer ??= setTimeout(render, PAUSE)));
    render();
    return () => {
      clearTimeout(timer);
      unsubscribe();
      worker.terminate();
    };
  }, [session, path]);
  return html;
}
