import type { FormEvent } from 'react';
import { useId, useState } from 'react';
import { Button, Dialog, Notice, formatMessage, controlMessages } from '../controls/index.ts';
import { useLocale } from '../features/i18n/index.ts';
import { deleteOwnAccount } from '../features/session/delete-account.ts';
import type { User } from '../firebase/auth.ts';
import { reauthenticate } from '../firebase/auth.ts';
import { accountMessages } from './account-messages.ts';
import { focusFirstInvalid, textOf } from './form-values.ts';
import { providerOf, usesPassword } from './user-provider.ts';
import { PasswordField } from './password-field.tsx';
import { providerLabel } from './provider-buttons.tsx';
import { useSubmit } from './use-submit.ts';

/** Says what is deleted and what stays, asks once more who it is, and deletes. */
export function DeleteDialog({
  user,
  open,
  onClose,
}: {
  user: User;
  open: boolean;
  onClose: () => void;
}) {
  const locale = useLocale();
  const t = accountMessages[locale];
  const formId = useId();
  const { busy, problem, run } = useSubmit('deleting the account');
  const [missing, setMissing] = useState(false);
  const withPassword = usesPassword(user);

  async function submit(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    const form = event.currentTarget;
    const password = textOf(form, 'password');
    setMissing(withPassword && password === '');
    if (withPassword && password === '') return focusFirstInvalid(form, { password: true });
    await run(async () => {
      if (withPassword) await reauthenticate(user, password);
      else {
        const { reauthenticateWithProvider } = await import('../firebase/auth-popup.ts');
        await reauthenticateWithProvider(user, providerOf(user));
      }
      await deleteOwnAccount(user);
    });
  }

  return (
    <Dialog
      open={open}
      title={t.deleteQuestion}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{controlMessages[locale].cancel}</Button>
          <Button type="submit" form={formId} look="danger" busy={busy}>
            {t.deleteNow}
          </Button>
        </>
      }
    >
      <p>{t.deleted}</p>
      <ul className="list-disc ps-5">
        {t.deletedItems.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
      <p>{t.stays}</p>
      <ul className="list-disc ps-5">
        {t.staysItems.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
      <form id={formId} noValidate className="grid gap-3" onSubmit={(event) => void submit(event)}>
        {problem && (
          <Notice tone="danger" role="alert">
            {problem}
          </Notice>
        )}
        {withPassword ? (
          <PasswordField
            label={t.prove}
            name="password"
            autoComplete="current-password"
            error={missing ? t.needCurrent : undefined}
          />
        ) : (
          <p>{formatMessage(t.proveProvider, { provider: providerLabel(providerOf(user)) })}</p>
        )}
      </form>
    </Dialog>
  );
}
