import type { ReactNode } from 'react';
import { createContext, use, useCallback, useState } from 'react';
import { useLocale } from '../features/locale/index.ts';
import { Button } from './button.tsx';
import { Dialog } from './dialog.tsx';
import { controlMessages } from './messages.ts';

export interface Confirmation {
  title: string;
  /** The consequences, in whole sentences. */
  text: ReactNode;
  /** Label of the confirming button; names the action: "Delete", never "OK". */
  action: string;
  danger?: boolean;
}

type Confirm = (confirmation: Confirmation) => Promise<boolean>;

const ConfirmContext = createContext<Confirm>(() => Promise.resolve(false));

/** Provides `useConfirm` to its children. */
export function ConfirmProvider({ children }: { children: ReactNode }) {
  const t = controlMessages[useLocale()];
  const [pending, setPending] = useState<
    (Confirmation & { settle: (yes: boolean) => void }) | null
  >(null);
  const confirm = useCallback<Confirm>(
    (confirmation) =>
      new Promise((resolve) => {
        setPending({
          ...confirmation,
          settle: (yes) => {
            setPending(null);
            resolve(yes);
          },
        });
      }),
    [],
  );
  return (
    <ConfirmContext value={confirm}>
      {children}
      {pending && (
        <Dialog
          title={pending.title}
          onClose={() => pending.settle(false)}
          footer={
            <>
              <Button onClick={() => pending.settle(false)}>{t.cancel}</Button>
              <Button
                variant={pending.danger ? 'danger' : 'primary'}
                onClick={() => pending.settle(true)}
              >
                {pending.action}
              </Button>
            </>
          }
        >
          {pending.text}
        </Dialog>
      )}
    </ConfirmContext>
  );
}

/** Asks before an action that is hard to undo; resolves with true when the user confirms. */
export function useConfirm(): Confirm {
  return use(ConfirmContext);
}
