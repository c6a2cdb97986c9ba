import type { FormEvent } from 'react';
import { useState } from 'react';
import { PASSWORD_MIN } from '../../../model/users/user.ts';
import { Button, Failure, Panel, PasswordField } from '../controls/index.ts';
import { useMutation } from '../data/use-mutation.ts';
import { useLocale } from '../features/locale/index.ts';
import type { User } from '../firebase/auth.ts';
import { changePassword, reauthenticate } from '../firebase/auth.ts';
import { authMutation } from '../data/auth-error-message.ts';
import { accountMessages } from './account-messages.ts';
import { focusFirstInvalid, textOf } from '../data/form-values.ts';

/** Changes the password; asks for the current one. */
export function ChangePassword({ user }: { user: User }) {
  const t = accountMessages[useLocale()];
  const { busy, error, run } = useMutation('changing the password', authMutation);
  const [invalid, setInvalid] = useState({ current: false, next: false });

  async function submit(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    const form = event.currentTarget;
    const current = textOf(form, 'current');
    const next = textOf(form, 'next');
    const errors = { current: current === '', next: next.length < PASSWORD_MIN };
    setInvalid(errors);
    if (errors.current || errors.next) return focusFirstInvalid(form, errors);
    await run(
      async () => {
        await reauthenticate(user, current);
        await changePassword(user, next);
        form.reset();
      },
      { text: t.changed },
    );
  }

  return (
    <Panel title={t.password}>
      <form noValidate className="grid gap-4 p-4" onSubmit={(event) => void submit(event)}>
        <Failure text={error} />
        <PasswordField
          label={t.current}
          name="current"
          autoComplete="current-password"
          error={invalid.current ? t.needCurrent : undefined}
        />
        <PasswordField
          label={t.next}
          name="next"
          hint={t.nextHint}
          autoComplete="new-password"
          error={invalid.next ? t.short : undefined}
        />
        <div>
          <Button type="submit" variant="primary" busy={busy}>
            {t.change}
          </Button>
        </div>
      </form>
    </Panel>
  );
}
