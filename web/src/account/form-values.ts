/** The text in a form's field of that name; '' where there is none. */
export function textOf(form: HTMLFormElement, name: string): string {
  const value = new FormData(form).get(name);
  return typeof value === 'string' ? value : '';
}

/** Puts the focus on the first field, in the form's order, whose name is marked true. */
export function focusFirstInvalid(
  form: HTMLFormElement,
  invalid: Readonly<Record<string, boolean>>,
): void {
  for (const element of form.elements) {
    if (element instanceof HTMLInputElement && invalid[element.name]) return element.focus();
  }
}
