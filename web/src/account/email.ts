import * as v from 'valibot';

const schema = v.pipe(v.string(), v.trim(), v.maxLength(254), v.email());

/** True for a complete e-mail address. */
export function isEmail(text: string): boolean {
  return v.is(schema, text);
}
