/** Focuses what an admin writes about the open message: the reply, or the notes. @param within contains the field */
export function focusMessageField(
  within: Element | null | undefined,
  name: 'reply' | 'notes',
): void {
  within?.querySelector<HTMLTextAreaElement>(`textarea[name="${name}"]`)?.focus();
}
