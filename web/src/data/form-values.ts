/** Text of the form field with that name; '' where there is none. */
export function textOf(form: HTMLFormElement, name: string): string {
  const value = new FormData(form).get(name);
  return typeof value === 'string' ? value : '';
}

/** Focuses the first field, in the form's order, whose name is true in `invalid`. */
export function focusFirstInvalid(
  form: HTMLFormElement,
  invalid: Readonly<Record<string, boolean>>,
): void {
  for (const element of form.elements) {
    if (element instanceof HTMLInputElement && invalid[element.name]) return element.focus();
  }
}
