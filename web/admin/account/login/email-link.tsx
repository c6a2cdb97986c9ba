import { applyActionCode, confirmPasswordReset, verifyPasswordResetCode } from 'firebase/auth';
import { useEffect, useState } from 'react';
import { Link } from 'react-router-dom';
import { describeError } from '#admin/data/error-message.ts';
import { useAsync } from '#admin/data/use-live-query.ts';
import { useMutation } from '#admin/data/use-mutation.ts';
import { useUrlState } from '#admin/data/use-url-state.ts';
import { Button, Failure, Loading, Notice, PasswordField } from '#admin/ui/index.ts';
import { currentUser, firebaseAuth } from '#browser/firebase/auth.ts';
import { formatMessage } from '#browser/locale/format.ts';
import { useLocale } from '#browser/locale/locale-context.tsx';
import { textOf, useFormCheck } from '../form-values.ts';
import { loginMessages } from './login-messages.ts';
import { loginUrlSchema, ModeLink } from './mode-link.tsx';

async function redeem(code: string): Promise<void> {
  await applyActionCode(firebaseAuth(), code);
  await (await currentUser())?.reload().catch(() => undefined);
}

/** Verifies an address, or undoes its change, after a click: mail programs open links to look at them. */
export function EmailLink({ mode, code }: { mode: 'verifyEmail' | 'recoverEmail'; code: string }) {
  const t = loginMessages[useLocale()];
  const { busy, error, run } = useMutation('using a link of an e-mail', { inline: true });
  const [done, setDone] = useState(false);
  const isUndone = mode === 'recoverEmail';
  return (
    <>
      <h1>{t.email}</h1>
      {!done && (
        <>
          <p>{isUndone ? t.recoverText : t.confirmText}</p>
          <Failure text={error} />
          <Button
            variant="primary"
            busy={busy}
            onClick={() =>
              void run(async () => {
                await withActionCode(code, redeem);
                setDone(true);
              })
            }
          >
            {isUndone ? t.recover : t.confirm}
          </Button>
        </>
      )}
      {done && (
        <Notice tone="good" role="status">
          <p>{isUndone ? t.recovered : t.verified}</p>
          {isUndone ? (
            <ModeLink mode="reset">{t.reset}</ModeLink>
          ) : (
            <Link to="/account" className="text-a-link underline underline-offset-[0.2em]">
              {t.goOn}
            </Link>
          )}
        </Notice>
      )}
    </>
  );
}

export function NewPasswordForm({ code }: { code: string }) {
  const locale = useLocale();
  const t = loginMessages[locale];
  const address = useAsync(code, () =>
    withActionCode(code, (valid) => verifyPasswordResetCode(firebaseAuth(), valid)),
  );
  const { busy, error, run } = useMutation('choosing a new password', { inline: true });
  const { isInvalid, onSubmit } = useFormCheck();
  const [done, setDone] = useState(false);

  async function choose(form: HTMLFormElement): Promise<void> {
    await confirmPasswordReset(firebaseAuth(), code, textOf(form, 'password'));
    setDone(true);
  }

  return (
    <>
      <h1>{t.reset}</h1>
      {address.state === 'loading' && <Loading rows={2} />}
      {address.state === 'error' && (
        <Notice tone="danger" role="alert">
          <p>{describeError(address.error, locale).text}</p>
          <ModeLink mode="reset">{t.newLink}</ModeLink>
        </Notice>
      )}
      {done && (
        <Notice tone="good" role="status">
          <p>{t.chosen}</p>
          <ModeLink mode="">{t.signIn}</ModeLink>
        </Notice>
      )}
      {address.state === 'ready' && !done && (
        <form
          noValidate
          className="rounded-panel border border-a-line bg-a-panel grid gap-5 p-6"
          onSubmit={onSubmit((form) => run(() => choose(form)))}
        >
          <p>{formatMessage(t.chooseText, { email: address.value })}</p>
          <Failure text={error} />
          {/* Tells password managers which account the new password is for. */}
          <input type="hidden" autoComplete="username" value={address.value} readOnly />
          <PasswordField
            label={t.newPassword}
            name="password"
            autoComplete="new-password"
            isInvalid={isInvalid('password')}
          />
          <Button type="submit" variant="primary" busy={busy}>
            {t.choose}
          </Button>
        </form>
      )}
    </>
  );
}

/** The code of a link by e-mail, or ''. Whoever has it can change the account: it leaves the address at once. */
export function useActionCode(): string {
  const { state, set } = useUrlState(loginUrlSchema);
  const { oobCode } = state;
  const [code, setCode] = useState(oobCode);
  if (oobCode !== '' && oobCode !== code) setCode(oobCode);
  useEffect(() => {
    if (oobCode !== '') set({ oobCode: '' });
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- `set` is new for each render
  }, [oobCode]);
  return code;
}

async function withActionCode<T>(code: string, act: (code: string) => Promise<T>): Promise<T> {
  if (code !== '') return act(code);
  throw Object.assign(new Error('no code in the address'), { code: 'auth/invalid-action-code' });
}
