import { useEffect, useRef, useState } from 'react';
import { useLocale } from '#browser/locale/locale-context.tsx';
import { PASSWORD_MIN } from '#model/users/user.ts';
import { CheckField, TextField } from './field.tsx';
import { controlMessages } from './messages.ts';

/** A password field with a checkbox that shows the text. A new password has to be long enough. */
export function PasswordField({
  label,
  name,
  autoComplete,
  isInvalid,
  isWrong = false,
}: {
  label: string;
  name: string;
  autoComplete: 'current-password' | 'new-password';
  /** True once the form was sent with a password that is missing, or too short. */
  isInvalid: boolean;
  /** True once the server has refused it; the field then has the focus. */
  isWrong?: boolean;
}) {
  const t = controlMessages[useLocale()];
  const [shown, setShown] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (isWrong) input.current?.focus();
  }, [isWrong]);
  const isNew = autoComplete === 'new-password';
  const problem = isNew ? t.shortPassword : t.needPassword;
  return (
    <div>
      <TextField
        label={label}
        name={name}
        hint={isNew && t.passwordHint}
        ref={input}
        error={isInvalid ? problem : isWrong ? t.wrongPassword : undefined}
        type={shown ? 'text' : 'password'}
        pattern={isNew ? `.{${PASSWORD_MIN},}` : undefined}
        autoComplete={autoComplete}
        autoCapitalize="none"
        spellCheck={false}
        required
      />
      <CheckField
        label={t.showPassword}
        checked={shown}
        onChange={(event) => setShown(event.target.checked)}
      />
    </div>
  );
}
