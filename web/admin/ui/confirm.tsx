import { type ReactNode, createContext, use, useCallback, useState } from 'react';
import { FormDialog } from './form-dialog.tsx';

interface Confirmation {
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
        <FormDialog
          title={pending.title}
          action={pending.action}
          danger={pending.danger}
          submit={() => pending.settle(true)}
          close={() => pending.settle(false)}
        >
          {pending.text}
        </FormDialog>
      )}
    </ConfirmContext>
  );
}

/** Asks before an action that is hard to undo; resolves with true when the user confirms. */
export function useConfirm(): Confirm {
  return use(ConfirmContext);
}
