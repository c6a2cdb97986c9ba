import type { ReactNode } from 'react';
import { createContext, use, useCallback, useMemo, useRef, useState } from 'react';
import { useLocale } from '../features/i18n/index.ts';
import { Button, IconButton } from './button.tsx';
import { controlMessages } from './messages.ts';

export interface Toast {
  text: string;
  /** Failures stay until they are closed; everything else leaves by itself. */
  danger?: boolean;
  action?: { label: string; run: () => void };
}

type Show = (toast: Toast) => void;

const ShowContext = createContext<Show>(() => undefined);

/** How long a message stays, in milliseconds: longer where there is something to press. */
const STAYS = { plain: 5000, withAction: 10_000 } as const;

/** Gives `useToast` to everything below it, and reads the messages out. */
export function ToastProvider({ children }: { children: ReactNode }) {
  const t = controlMessages[useLocale()];
  const [toasts, setToasts] = useState<readonly (Toast & { key: number })[]>([]);
  const lastKey = useRef(0);
  const close = useCallback((key: number) => {
    setToasts((shown) => shown.filter((toast) => toast.key !== key));
  }, []);
  const show = useCallback<Show>(
    (toast) => {
      const key = (lastKey.current += 1);
      // Three at most: older ones have been seen.
      setToasts((shown) => [...shown.slice(-2), { ...toast, key }]);
      if (!toast.danger) {
        setTimeout(() => close(key), toast.action ? STAYS.withAction : STAYS.plain);
      }
    },
    [close],
  );
  const list = useMemo(
    () =>
      toasts.map(({ key, text, danger, action }) => (
        <div key={key} className={`control-toast ${danger ? 'control-toast-danger' : ''}`}>
          <p>{text}</p>
          {action && (
            <Button
              onClick={() => {
                close(key);
                action.run();
              }}
            >
              {action.label}
            </Button>
          )}
          <IconButton label={t.dismiss} icon="close" onClick={() => close(key)} />
        </div>
      )),
    [toasts, close, t],
  );
  return (
    <ShowContext value={show}>
      {children}
      <div className="control-toasts" role="status" aria-live="polite">
        {list}
      </div>
    </ShowContext>
  );
}

/** Shows a short message at the bottom of the page, and reads it out. */
export function useToast(): Show {
  return use(ShowContext);
}
