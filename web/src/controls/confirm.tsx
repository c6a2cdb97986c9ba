import type { ReactNode } from 'react';
import { createContext, use, useCallback, useState } from 'react';
import { useLocale } from '../features/i18n/index.ts';
import { Button } from './button.tsx';
import { Dialog } from './dialog.tsx';
import { controlMessages } from './messages.ts';

export interface Question {
  title: string;
  /** What will happen, in whole sentences. */
  text: ReactNode;
  /** The button that does it, named for what it does: "Delete", never "OK". */
  action: string;
  danger?: boolean;
}

type Ask = (question: Question) => Promise<boolean>;

const AskContext = createContext<Ask>(() => Promise.resolve(false));

/** Gives `useConfirm` to everything below it. */
export function ConfirmProvider({ children }: { children: ReactNode }) {
  const t = controlMessages[useLocale()];
  const [asked, setAsked] = useState<(Question & { answer: (yes: boolean) => void }) | null>(null);
  const ask = useCallback<Ask>(
    (question) =>
      new Promise((resolve) => {
        setAsked({
          ...question,
          answer: (yes) => {
            setAsked(null);
            resolve(yes);
          },
        });
      }),
    [],
  );
  return (
    <AskContext value={ask}>
      {children}
      <Dialog
        open={asked !== null}
        title={asked?.title ?? ''}
        onClose={() => asked?.answer(false)}
        footer={
          <>
            <Button onClick={() => asked?.answer(false)}>{t.cancel}</Button>
            <Button look={asked?.danger ? 'danger' : 'primary'} onClick={() => asked?.answer(true)}>
              {asked?.action}
            </Button>
          </>
        }
      >
        {asked?.text}
      </Dialog>
    </AskContext>
  );
}

/** Asks before something that is hard to take back; true when the admin agrees. */
export function useConfirm(): Ask {
  return use(AskContext);
}
