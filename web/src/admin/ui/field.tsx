import type {
  InputHTMLAttributes,
  ReactNode,
  Ref,
  SelectHTMLAttributes,
  TextareaHTMLAttributes,
} from 'react';
import { useId } from 'react';

interface FieldParts {
  label: string;
  /** One line on what to write. */
  hint?: ReactNode;
  /** What is wrong and what to do; read out with the field. */
  error?: string | undefined;
  /** Shows the label to screen readers only, where the place says enough. */
  hideLabel?: boolean;
  className?: string;
}

interface ControlAttributes {
  id: string;
  className: string;
  'aria-invalid': boolean | undefined;
  'aria-describedby': string | undefined;
}

/** Label, hint and error around any control; hand the attributes given to the control. */
export function Field({
  label,
  hint,
  error,
  hideLabel = false,
  className = '',
  children,
}: FieldParts & { children: (attributes: ControlAttributes) => ReactNode }) {
  const id = useId();
  const describedBy = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ');
  return (
    <div className={`k-field ${className}`}>
      <label htmlFor={id} className={hideLabel ? 'sr-only' : 'k-label'}>
        {label}
      </label>
      {children({
        id,
        className: 'k-input',
        'aria-invalid': error ? true : undefined,
        'aria-describedby': describedBy || undefined,
      })}
      {hint && (
        <p id={`${id}-hint`} className="k-hint">
          {hint}
        </p>
      )}
      {error && (
        <p id={`${id}-error`} className="k-error">
          {error}
        </p>
      )}
    </div>
  );
}

type Attributes<A> = Omit<A, 'id' | 'className' | 'children'>;

export function TextField({
  label,
  hint,
  error,
  hideLabel,
  className,
  ...rest
}: FieldParts &
  Attributes<InputHTMLAttributes<HTMLInputElement>> & { ref?: Ref<HTMLInputElement> }) {
  return (
    <Field {...given({ label, hint, error, hideLabel, className })}>
      {(attributes) => <input {...rest} {...attributes} />}
    </Field>
  );
}

export function TextArea({
  label,
  hint,
  error,
  hideLabel,
  className,
  ...rest
}: FieldParts &
  Attributes<TextareaHTMLAttributes<HTMLTextAreaElement>> & { ref?: Ref<HTMLTextAreaElement> }) {
  return (
    <Field {...given({ label, hint, error, hideLabel, className })}>
      {(attributes) => <textarea {...rest} {...attributes} />}
    </Field>
  );
}

export function SelectField({
  label,
  hint,
  error,
  hideLabel,
  className,
  options,
  ...rest
}: FieldParts &
  Attributes<SelectHTMLAttributes<HTMLSelectElement>> & {
    options: readonly { value: string; label: string }[];
    ref?: Ref<HTMLSelectElement>;
  }) {
  return (
    <Field {...given({ label, hint, error, hideLabel, className })}>
      {(attributes) => (
        <select {...rest} {...attributes}>
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

export function CheckField({
  label,
  ...rest
}: { label: string; ref?: Ref<HTMLInputElement> } & Attributes<
  InputHTMLAttributes<HTMLInputElement>
>) {
  return (
    <label className="k-check">
      <input type="checkbox" {...rest} />
      {label}
    </label>
  );
}

type Optional<T> = { [K in keyof T]?: T[K] | undefined };

/** Drops what was not given, which exact optional properties ask for. */
function given(parts: Optional<FieldParts> & { label: string }): FieldParts {
  return Object.fromEntries(
    Object.entries(parts).filter(([, value]) => value !== undefined),
  ) as unknown as FieldParts;
}
