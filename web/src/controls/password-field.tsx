import type { Ref } from 'react';
import { useState } from 'react';
import { CheckField, TextField } from './field.tsx';
import { useLocale } from '../features/locale/index.ts';
import { controlMessages } from './messages.ts';

/** A password field with a checkbox that shows the text. */
export function PasswordField({
  label,
  name,
  hint,
  error,
  autoComplete,
  ref,
}: {
  label: string;
  name: string;
  hint?: string;
  error?: string | undefined;
  autoComplete: 'current-password' | 'new-password';
  ref?: Ref<HTMLInputElement>;
}) {
  const t = controlMessages[useLocale()];
  const [shown, setShown] = useState(false);
  return (
    <div>
      <TextField
        label={label}
        name={name}
        {...(hint !== undefined && { hint })}
        {...(ref !== undefined && { ref })}
        error={error}
        type={shown ? 'text' : 'password'}
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
