import type { ReactNode } from 'react';
import { type FieldName, FORM_CONTROLS } from '#model/contact/form.ts';
import type { ContactMessages } from '#model/contact/texts.ts';

interface FormFieldProps {
  field: FieldName;
  messages: ContactMessages['form'];
  error: string | undefined;
  children?: ReactNode;
}

export function FormField({ field, messages: t, error, children }: FormFieldProps) {
  const id = `contact-${field}`;
  const hint = t.hints[field];
  const descriptions = [error && `${id}-error`, hint && `${id}-hint`].filter(Boolean).join(' ');
  const { element: Element, attributes, ...rest } = FORM_CONTROLS[field];
  return (
    <div className="form-field">
      <label htmlFor={id}>
        <span>{t[field]}</span>
        {field === 'company' && <span className="optional">{` (${t.optional})`}</span>}
      </label>
      <Element
        {...attributes}
        {...rest}
        id={id}
        name={field}
        aria-describedby={descriptions || undefined}
        aria-invalid={error ? true : undefined}
      >
        {t.options[field]?.map(([name, label]) => (
          <option key={name} value={name}>
            {label}
          </option>
        ))}
      </Element>
      {children}
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
