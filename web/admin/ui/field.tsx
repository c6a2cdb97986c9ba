import { type ComponentProps, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { useLocale } from '#browser/locale/locale-context.tsx';
import { cut } from '#model/characters.ts';
import { PASSWORD_MIN } from '#model/users/user.ts';
import { controlMessages } from './messages.ts';

interface FieldParts {
  label: string;
  /** Only heard, after the label. */
  heardLabel?: string | undefined;
  hint?: ReactNode;
  /** The error and how to correct it. */
  error?: string | undefined;
  hideLabel?: boolean | undefined;
  className?: string | undefined;
}

const INPUT_CLASS =
  'min-h-(--a-control-height) w-full rounded-lg border border-a-edge bg-a-panel px-2.5 py-1.5 text-a-ink placeholder:text-a-muted placeholder:opacity-100 aria-invalid:border-a-danger touch:text-[1rem] account:rounded-[0.875rem] account:border-[1.5px] account:px-4 account:py-3 [textarea&]:min-h-20 [textarea&]:resize-y [textarea&]:leading-[1.55] account:not-forced-colors:[select&]:appearance-none account:not-forced-colors:[select&]:[background:var(--select-arrow)_var(--a-panel)] account:not-forced-colors:[select&]:pe-10';

interface ControlAttributes {
  id: string;
  className: string;
  'aria-invalid': boolean | undefined;
  'aria-describedby': string | undefined;
}

export function Field({
  label,
  heardLabel = '',
  hint,
  error,
  hideLabel = false,
  className = '',
  children,
}: FieldParts & { children: (attributes: ControlAttributes) => ReactNode }) {
  const id = useId();
  const describedBy = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ');
  return (
    <div className={`grid content-start gap-1 ${className}`}>
      <label
        htmlFor={id}
        className={
          hideLabel ? 'sr-only' : 'text-label font-semibold account:text-[1em] account:font-bold'
        }
      >
        <span>{label}</span>
        {heardLabel !== '' && <span className="sr-only">{heardLabel}</span>}
      </label>
      {children({
        id,
        className: INPUT_CLASS,
        'aria-invalid': error ? true : undefined,
        'aria-describedby': describedBy || undefined,
      })}
      {hint && (
        <p id={`${id}-hint`} className="text-hint text-a-muted">
          {hint}
        </p>
      )}
      {error && (
        <p id={`${id}-error`} className="text-[0.875rem] font-[550] text-a-danger">
          {error}
        </p>
      )}
    </div>
  );
}

type FieldProps<Element extends 'input' | 'textarea' | 'select'> = FieldParts &
  Omit<ComponentProps<Element>, 'id' | 'className' | 'children'>;

/** @param limit as people see characters; `maxLength` would cut an emoji in two */
export function TextField(props: FieldProps<'input'> & { limit?: number }) {
  const { label, hint, error, hideLabel, className, limit = Infinity, onChange, ...rest } = props;
  const change: typeof onChange = (event) => {
    const { currentTarget: input } = event;
    const kept = cut(input.value, limit);
    if (kept !== input.value) input.value = kept;
    onChange?.(event);
  };
  return (
    <Field {...{ label, hint, error, hideLabel, className }}>
      {(attributes) => <input {...rest} onChange={change} {...attributes} />}
    </Field>
  );
}

export function TextArea(props: FieldProps<'textarea'>) {
  const { label, hint, error, hideLabel, className, ...rest } = props;
  return (
    <Field {...{ label, hint, error, hideLabel, className }}>
      {(attributes) => <textarea {...rest} {...attributes} />}
    </Field>
  );
}

export function SelectField<Value extends string>(
  props: Omit<FieldProps<'select'>, 'value' | 'onChange'> & {
    options: readonly { value: Value; label: string }[];
    value?: Value;
    onChoose?: (value: Value) => void;
  },
) {
  const { label, hint, error, hideLabel, className, options, onChoose, ...rest } = props;
  const choose = (value: string) => {
    const chosen = options.find((option) => option.value === value);
    if (chosen) onChoose?.(chosen.value);
  };
  return (
    <Field {...{ label, hint, error, hideLabel, className }}>
      {(attributes) => (
        <select {...rest} {...attributes} onChange={(event) => choose(event.target.value)}>
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
      )}
    </Field>
  );
}

export function CheckField({ label, ...rest }: { label: string } & ComponentProps<'input'>) {
  return (
    <label className="inline-flex min-h-9 items-center gap-2 font-normal touch:min-h-11">
      <input type="checkbox" className="size-4.5 flex-none accent-a-accent" {...rest} />
      <span>{label}</span>
    </label>
  );
}

/** A password with a checkbox that shows its text. */
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
  isInvalid: boolean;
  /** The server has refused it; the field has the focus. */
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
