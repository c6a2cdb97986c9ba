import type { FormEvent } from 'react';
import { useId, useState } from 'react';
import { COLLECTIONS } from '../../../model/collections.ts';
import { Button, Dialog, Notice, Panel, controlMessages } from '../controls/index.ts';
import { useMutation } from '../data/use-mutation.ts';
import { formatMessage, useLocale } from '../features/i18n/index.ts';
import { signOutAndLeave } from '../features/session/sign-out.ts';
import type { User } from '../firebase/auth.ts';
import { deleteAuthUser, reauthenticate } from '../firebase/auth.ts';
import { deleteDocument } from '../firebase/firestore.ts';
import { authMutation } from './auth-error-message.ts';
import { accountMessages } from './account-messages.ts';
import { focusFirstInvalid, textOf } from './form-values.ts';
import { providerOf, usesPassword } from './user-provider.ts';
import { PasswordField } from './password-field.tsx';
import { providerLabel } from './provider-buttons.tsx';

/** Deletes the account. Admins keep theirs until another admin has withdrawn their rights. */
export function DeleteAccount({ user, isAdmin }: { user: User; isAdmin: boolean }) {
  const t = accountMessages[useLocale()];
  const [open, setOpen] = useState(false);
  return (
    <Panel title={t.delete}>
      <div className="grid justify-items-start gap-3 p-4">
        <p className="text-a-muted">{isAdmin ? t.adminStays : t.deleteText}</p>
        {!isAdmin && (
          <Button variant="danger" onClick={() => setOpen(true)}>
            {t.delete}
          </Button>
        )}
      </div>
      <DeleteDialog user={user} open={open} onClose={() => setOpen(false)} />
    </Panel>
  );
}

/** Lists what is deleted and what stays, asks for the password or the provider once more, and deletes. */
function DeleteDialog({ user, open, onClose }: { user: User; open: boolean; onClose: () => void }) {
  const locale = useLocale();
  const t = accountMessages[locale];
  const formId = useId();
  const { busy, error, run } = useMutation('deleting the account', authMutation);
  const [passwordMissing, setPasswordMissing] = useState(false);
  const withPassword = usesPassword(user);

  async function submit(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    const form = event.currentTarget;
    const password = textOf(form, 'password');
    setPasswordMissing(withPassword && password === '');
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
          <Button type="submit" form={formId} variant="danger" busy={busy}>
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
        {error && (
          <Notice tone="danger" role="alert">
            {error}
          </Notice>
        )}
        {withPassword ? (
          <PasswordField
            label={t.prove}
            name="password"
            autoComplete="current-password"
            error={passwordMissing ? t.needCurrent : undefined}
          />
        ) : (
          <p>{formatMessage(t.proveProvider, { provider: providerLabel(providerOf(user)) })}</p>
        )}
      </form>
    </Dialog>
  );
}

/**
 * Deletes the profile, then the auth user, then what this browser stores, and loads the home page. In this order,
 * because only its owner may delete a profile, and after the second step there is no owner. Where the second step
 * fails, the next sign-in makes an empty profile again. Needs a recent sign-in.
 */
async function deleteOwnAccount(user: User): Promise<void> {
  await deleteDocument(COLLECTIONS.user, user.uid);
  await deleteAuthUser(user);
  await signOutAndLeave();
}
