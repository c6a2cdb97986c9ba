import type { FormEvent } from 'react';
import { useState } from 'react';
import { PASSWORD_MIN } from '../../../model/user.ts';
import { Button, Notice, Panel, useToast } from '../controls/index.ts';
import { useLocale } from '../features/i18n/index.ts';
import type { User } from '../firebase/auth.ts';
import { changePassword, reauthenticate } from '../firebase/auth.ts';
import { accountMessages } from './account-messages.ts';
import { focusFirstInvalid, textOf } from './form-values.ts';
import { PasswordField } from './password-field.tsx';
import { useSubmit } from './use-submit.ts';

/** A new password, for whoever knows the current one. */
export function ChangePassword({ user }: { user: User }) {
  const t = accountMessages[useLocale()];
  const toast = useToast();
  const { busy, problem, run } = useSubmit('changing the password');
  const [invalid, setInvalid] = useState({ current: false, next: false });

  async function submit(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    const form = event.currentTarget;
    const current = textOf(form, 'current');
    const next = textOf(form, 'next');
    const found = { current: current === '', next: next.length < PASSWORD_MIN };
    setInvalid(found);
    if (found.current || found.next) return focusFirstInvalid(form, found);
    await run(async () => {
      await reauthenticate(user, current);
      await changePassword(user, next);
      form.reset();
      toast({ text: t.changed });
    });
  }

  return (
    <Panel title={t.password}>
      <form noValidate className="grid gap-4 p-4" onSubmit={(event) => void submit(event)}>
        {problem && (
          <Notice tone="danger" role="alert">
            {problem}
          </Notice>
        )}
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
          <Button type="submit" look="primary" busy={busy}>
            {t.change}
          </Button>
        </div>
      </form>
    </Panel>
  );
}
