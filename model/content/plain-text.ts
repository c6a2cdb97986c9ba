import type { FieldProblem } from './fields.ts';

const MARKUP = /<[a-z!/?]/i;
const ADDRESS = /\b[a-z][a-z\d+.-]*:\/\/|\b(?:javascript|vbscript|data|mailto|tel):\S/i;
/** Control characters, and those that turn the direction of what follows. */
const CONTROL = /[\p{Cc}\u202a-\u202e\u2066-\u2069]/u;

/** What is wrong with a text that may hold words alone. */
export const plainTextProblems = (value: string): FieldProblem[] => [
  ...(MARKUP.test(value) ? [{ code: 'markup' as const }] : []),
  ...(ADDRESS.test(value) ? [{ code: 'address' as const }] : []),
  ...(CONTROL.test(value) ? [{ code: 'malformed' as const }] : []),
];
