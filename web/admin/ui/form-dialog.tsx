import { type ReactNode, useId } from 'react';
import { useLocale } from '#browser/locale/locale-context.tsx';
import { Button } from './button.tsx';
import { type DialogProps, Dialog } from './dialog.tsx';
import { controlMessages } from './messages.ts';
import { Failure } from './states.tsx';

/** A dialog with a form: fields, why the last attempt failed, and buttons that cancel and send it. */
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
  /** Label of the button that sends the form; names the action. */
  action: string;
  /** True where that takes something away. */
  danger?: boolean | undefined;
  busy?: boolean;
  disabled?: boolean;
  failure?: string | undefined;
  /** Further buttons, before those of the form. */
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
