import type { FormEvent } from 'react';
import { useState } from 'react';
import { PASSWORD_MIN } from '../../../model/user.ts';
import { Button, Notice, Panel, useToast } from '../admin/ui/index.ts';
import { useLocale } from '../features/locale/index.ts';
import type { User } from '../firebase/auth.ts';
import { changePassword, reauthenticate } from '../firebase/auth.ts';
import { accountWords } from './account-words.ts';
import { focusFirstInvalid, textOf } from './form-values.ts';
import { PasswordField } from './password-field.tsx';
import { useSubmit } from './use-submit.ts';

/** A new password, for whoever knows the current one. */
export function ChangePassword({ user }: { user: User }) {
  const words = accountWords[useLocale()];
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
      toast({ text: words.changed });
    });
  }

  return (
    <Panel title={words.password}>
      <form noValidate className="grid gap-4 p-4" onSubmit={(event) => void submit(event)}>
        {problem && (
          <Notice tone="danger" role="alert">
            {problem}
          </Notice>
        )}
        <PasswordField
          label={words.current}
          name="current"
          autoComplete="current-password"
          error={invalid.current ? words.needCurrent : undefined}
        />
        <PasswordField
          label={words.next}
          name="next"
          hint={words.nextHint}
          autoComplete="new-password"
          error={invalid.next ? words.short : undefined}
        />
        <div>
          <Button type="submit" look="primary" busy={busy}>
            {words.change}
          </Button>
        </div>
      </form>
    </Panel>
  );
}
