import { type User, changePassword, reauthenticate } from '#browser/firebase/auth.ts';
import { useLocale } from '#browser/locale/locale-context.tsx';
import { isWrongPassword } from '../data/error-message.ts';
import { useMutation } from '../data/use-mutation.ts';
import { Button, Failure, Panel, PasswordField } from '../ui/index.ts';
import { accountMessages } from './account-messages.ts';
import { textOf, useFormCheck } from './form-values.ts';

/** Changes the password; asks for the current one. */
export function ChangePassword({ user }: { user: User }) {
  const t = accountMessages[useLocale()];
  const { busy, error, thrown, run } = useMutation('changing the password', { inline: true });
  const isWrong = isWrongPassword(thrown);
  const { isInvalid, onSubmit } = useFormCheck();

  async function change(form: HTMLFormElement): Promise<void> {
    await reauthenticate(user, textOf(form, 'current'));
    await changePassword(user, textOf(form, 'next'));
    form.reset();
  }

  return (
    <Panel title={t.password}>
      <form
        noValidate
        className="grid gap-4 p-4"
        onSubmit={onSubmit((form) => run(() => change(form), { text: t.changed }))}
      >
        <Failure text={isWrong ? undefined : error} />
        <PasswordField
          label={t.current}
          name="current"
          autoComplete="current-password"
          isWrong={isWrong}
          isInvalid={isInvalid('current')}
        />
        <PasswordField
          label={t.next}
          name="next"
          autoComplete="new-password"
          isInvalid={isInvalid('next')}
        />
        <div>
          <Button type="submit" variant="primary" busy={busy}>
            {t.password}
          </Button>
        </div>
      </form>
    </Panel>
  );
}
