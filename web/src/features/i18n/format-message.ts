/** Puts values into a text's `{name}` places. A value is taken as it is: `$&` in it means nothing. */
export function formatMessage(
  text: string,
  values: Readonly<Record<string, string | number>>,
): string {
  return text.replace(/\{(\w+)\}/g, (place, name: string) => String(values[name] ?? place));
}
