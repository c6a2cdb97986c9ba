import { type ReactNode, createContext, use, useCallback, useState } from 'react';
import { useLocale } from '#browser/locale/locale-context.tsx';
import { Button, IconButton } from './button.tsx';
import { controlMessages } from './messages.ts';

export interface Toast {
  text: string;
  danger?: boolean;
  undo?: () => unknown;
}

type ShowToast = (toast: Toast) => void;

const ToastContext = createContext<ShowToast>(() => undefined);

const DURATION = { plain: 5000, withUndo: 10_000 } as const;

export function ToastProvider({ children }: { children: ReactNode }) {
  const t = controlMessages[useLocale()];
  const [toasts, setToasts] = useState<readonly (Toast & { key: string })[]>([]);
  const close = useCallback(
    (closed: string) => setToasts((shown) => shown.filter(({ key }) => key !== closed)),
    [],
  );
  // The same function for every render: a toast renders nothing but itself.
  const show = useCallback<ShowToast>(
    (toast) => {
      const key = crypto.randomUUID();
      setToasts((shown) => [...shown.slice(-2), { ...toast, key }]);
      if (!toast.danger) {
        setTimeout(() => close(key), toast.undo ? DURATION.withUndo : DURATION.plain);
      }
    },
    [close],
  );
  return (
    <ToastContext value={show}>
      {children}
      <div
        className="pointer-events-none fixed inset-x-0 bottom-4 z-50 grid justify-items-center gap-2 px-4"
        role="status"
        aria-live="polite"
      >
        {toasts.map(({ key, text, danger, undo }) => (
          <div
            key={key}
            className={`pointer-events-auto [&_:focus-visible]:outline-current forced-colors:border forced-colors:border-[CanvasText] flex max-w-xl items-center gap-3 rounded-xl py-1.5 ps-4 pe-1.5 shadow-[0_0.75rem_2rem_rgb(0_0_0/0.3)] ${danger ? 'bg-a-danger text-(--a-on-danger)' : 'bg-a-ink text-a-canvas'}`}
          >
            <p>{text}</p>
            {undo && (
              <Button
                variant="toast"
                onClick={() => {
                  close(key);
                  undo();
                }}
              >
                {t.undo}
              </Button>
            )}
            <IconButton label={t.close} icon="close" variant="toast" onClick={() => close(key)} />
          </div>
        ))}
      </div>
    </ToastContext>
  );
}

export function useToast(): ShowToast {
  return use(ToastContext);
}
