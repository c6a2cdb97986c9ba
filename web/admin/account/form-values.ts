import { type FormEvent, useState } from 'react';

export function textOf(form: HTMLFormElement, name: string): string {
  const value = new FormData(form).get(name);
  return typeof value === 'string' ? value : '';
}

/** Checks a form by its fields' attributes (`required`, `pattern`, …); `check` focuses the first invalid field. */
export function useFormCheck(): {
  check: (form: HTMLFormElement) => boolean;
  isInvalid: (name: string) => boolean;
  onSubmit: (
    send: (form: HTMLFormElement) => Promise<unknown>,
  ) => (event: FormEvent<HTMLFormElement>) => void;
} {
  const [invalid, setInvalid] = useState<readonly string[]>([]);
  function check(form: HTMLFormElement): boolean {
    const found = [...form.elements].filter(
      (field) => field instanceof HTMLInputElement && !field.validity.valid,
    ) as HTMLInputElement[];
    setInvalid(found.map(({ name }) => name));
    found[0]?.focus();
    return found.length === 0;
  }
  return {
    check,
    isInvalid: (name) => invalid.includes(name),
    onSubmit: (send) => (event) => {
      event.preventDefault();
      const form = event.currentTarget;
      if (check(form)) void send(form);
    },
  };
}
