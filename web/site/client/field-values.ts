/** Controls whose value a person can change. */
const FIELDS = 'input[id]:not([type=hidden], [type=file]), textarea[id], select[id]';

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

const fieldsIn = (root: Element) => root.querySelectorAll<Field>(FIELDS);

/**
 * Keeps the values of fields while the app starts: React replaces the whole page if other software has changed it.
 * @returns writes them into the fields of the same ids, to be called before effects read these
 */
export function keepFieldValues(root: Element): () => void {
  const values = new Map<string, string>();
  const read = () => {
    for (const { id, value } of fieldsIn(root)) values.set(id, value);
  };
  read();
  root.addEventListener('input', read);
  return () => {
    root.removeEventListener('input', read);
    for (const field of fieldsIn(root)) {
      const value = values.get(field.id);
      if (value && field.value !== value) field.value = value;
    }
  };
}
