import type { ReactNode } from 'react';
import type { FieldName } from './form-fields.ts';

/** Attributes that connect a control with its label, hint and error message. */
export interface ControlProps {
  id: string;
  name: FieldName;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
}

interface FormFieldProps {
  field: FieldName;
  label: string;
  hint?: string;
  /** The word "optional", for a field that may stay empty. */
  optional?: string;
  error: string | undefined;
  control: (props: ControlProps) => ReactNode;
}

/** A form control with its label, hint and error message. */
export function FormField({ field, label, hint, optional, error, control }: FormFieldProps) {
  const id = `contact-${field}`;
  const descriptions = [error && `${id}-error`, hint && `${id}-hint`].filter(Boolean).join(' ');
  return (
    <div className="form-field">
      <label htmlFor={id}>
        {label}
        {optional && <span> ({optional})</span>}
      </label>
      {control({
        id,
        name: field,
        'aria-describedby': descriptions || undefined,
        'aria-invalid': error ? true : undefined,
      })}
      {error && (
        <p className="field-error" id={`${id}-error`}>
          {error}
        </p>
      )}
      {hint && (
        <p className="field-hint" id={`${id}-hint`}>
          {hint}
        </p>
      )}
    </div>
  );
}
