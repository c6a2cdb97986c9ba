import type { ReactNode } from 'react';
import type { Field } from './fields.ts';

/** What a control needs to be tied to its label, hint and problem. */
export interface ControlProps {
  id: string;
  name: Field;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
}

interface FieldRowProps {
  field: Field;
  label: string;
  hint?: string;
  /** Marks the field as one that may stay empty. */
  optional?: string;
  problem: string | undefined;
  control: (props: ControlProps) => ReactNode;
}

/** A field of the form with its label, hint, and what is wrong with it. */
export function FieldRow({ field, label, hint, optional, problem, control }: FieldRowProps) {
  const id = `contact-${field}`;
  const described = [problem && `${id}-problem`, hint && `${id}-hint`].filter(Boolean).join(' ');
  return (
    <div className="row">
      <label htmlFor={id}>
        {label}
        {optional && <span> ({optional})</span>}
      </label>
      {control({
        id,
        name: field,
        'aria-describedby': described || undefined,
        'aria-invalid': problem ? true : undefined,
      })}
      {problem && (
        <p className="problem" id={`${id}-problem`}>
          {problem}
        </p>
      )}
      {hint && (
        <p className="hint" id={`${id}-hint`}>
          {hint}
        </p>
      )}
    </div>
  );
}
