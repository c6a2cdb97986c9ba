import {
  type ReactNode,
  createContext,
  use,
  useCallback,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react';
import { useLocale } from '#browser/locale/locale-context.tsx';
import { Button } from './button.tsx';
import { controlMessages } from './messages.ts';
import { Failure } from './states.tsx';

interface DialogProps {
  title: string;
  /** Called for Escape and a click on the backdrop, too, which ask first if something was typed. */
  onClose: () => void;
  wide?: boolean;
  children: ReactNode;
  /** The button without consequences first. */
  footer?: ReactNode;
}

const isText = (control: EventTarget) =>
  control instanceof HTMLTextAreaElement ||
  (control instanceof HTMLInputElement && !['search', 'checkbox', 'file'].includes(control.type));

/** Afterwards the focus returns to where it was. */
export function Dialog({ title, onClose, wide = false, children, footer }: DialogProps) {
  const confirm = useConfirm();
  const isTyped = useRef(false);
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const titleId = useId();
  const t = controlMessages[useLocale()];

  useEffect(() => {
    const element = dialog.current;
    if (element === null) return;
    const before = document.activeElement;
    element.showModal();
    // A dialog that is longer than the screen opens at its title, not at its first field.
    if (element.scrollTop > 0) heading.current?.focus();
    return () => {
      isTyped.current = false;
      element.close();
      // The browser returns the focus only from a dialog that is still in the page.
      const isLost = document.activeElement === document.body;
      if (isLost && before instanceof HTMLElement) before.focus();
    };
  }, []);

  async function leave(): Promise<void> {
    const isLeft = !isTyped.current || (await confirm(t.discardTyped));
    if (isLeft) onClose();
    else if (dialog.current?.open === false) dialog.current.showModal();
  }

  return (
    <dialog
      ref={dialog}
      closedby="any"
      // Scrolls the focused control out from under the buttons.
      className={`m-auto rounded-[0.875rem] account:rounded-panel max-h-[calc(100dvh-2rem)] scroll-pt-5 scroll-pb-20 overflow-auto border border-a-line bg-a-panel px-5 pt-5 text-a-ink shadow-[0_1.5rem_4rem_rgb(0_0_0/0.3)] backdrop:bg-[rgb(8_12_14/0.5)] ${wide ? 'w-[min(60rem,calc(100vw-2rem))]' : 'w-[min(34rem,calc(100vw-2rem))]'}`}
      aria-labelledby={titleId}
      onInput={(event) => (isTyped.current ||= isText(event.target))}
      onCancel={(event) => {
        // A file chooser that is left has such an event too.
        if (event.target !== event.currentTarget) return;
        event.preventDefault();
        void leave();
      }}
      // Chromium does not let a page prevent it twice in a row.
      onClose={() => void leave()}
      onKeyDown={(event) => event.stopPropagation()}
    >
      <h2 id={titleId} ref={heading} tabIndex={-1} className="text-lg focus:outline-none">
        {title}
      </h2>
      <div className="mt-2 grid gap-3">{children}</div>
      <div className="sticky bottom-0 z-1 flex flex-wrap justify-end gap-2 bg-[linear-gradient(transparent,var(--a-panel)_0.75rem)] py-5 account:[&_button]:px-3 forced-colors:bg-[Canvas] forced-colors:bg-none">
        {footer ?? <Button onClick={onClose}>{t.close}</Button>}
      </div>
    </dialog>
  );
}

export function FormDialog({
  title,
  wide = false,
  action,
  danger = false,
  busy = false,
  disabled = false,
  failure,
  aside,
  submit,
  close,
  children,
}: Pick<DialogProps, 'title' | 'wide'> & {
  action: string;
  danger?: boolean | undefined;
  busy?: boolean;
  disabled?: boolean;
  failure?: string | undefined;
  aside?: ReactNode;
  submit: (form: HTMLFormElement) => void;
  close: () => void;
  children: ReactNode;
}) {
  const t = controlMessages[useLocale()];
  const form = useId();
  return (
    <Dialog
      title={title}
      wide={wide}
      onClose={close}
      footer={
        <>
          {aside}
          <Button onClick={close}>{t.cancel}</Button>
          <Button
            variant={danger ? 'danger' : 'primary'}
            type="submit"
            form={form}
            busy={busy}
            disabled={disabled}
          >
            {action}
          </Button>
        </>
      }
    >
      <form
        id={form}
        className="grid gap-3"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          submit(event.currentTarget);
        }}
      >
        {children}
        <Failure text={failure} />
      </form>
    </Dialog>
  );
}

interface Confirmation {
  title: string;
  text: ReactNode;
  /** Names the action: "Delete", never "OK". */
  action: string;
  danger?: boolean;
}

type Confirm = (confirmation: Confirmation) => Promise<boolean>;

const ConfirmContext = createContext<Confirm>(() => Promise.resolve(false));

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

export function useConfirm(): Confirm {
  return use(ConfirmContext);
}
