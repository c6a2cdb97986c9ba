import {
  type AnyDraft,
  type NamedField,
  type Part,
  type Values,
  fieldsOf,
  PARTS,
} from './content-types.ts';
import type { ContentType } from './type-names.ts';
import { isTree, wordPaths } from './words.ts';

export type FieldPath = `draft.${Part}.${string}`;

export const fieldPath = (part: Part, name: string): FieldPath => `draft.${part}.${name}`;

/** Paths of all fields. Words have those of the page's texts, and of stored texts that the page has no more. */
export function fieldPaths({
  type,
  draft,
  wordFields = [],
}: {
  type: ContentType;
  draft: AnyDraft;
  wordFields?: readonly NamedField[];
}): FieldPath[] {
  const paths = PARTS.flatMap((part) =>
    fieldsOf(type, part).flatMap((field) => {
      if (field.type !== 'words') return fieldPath(part, field.name);
      const names = wordFields.map(({ name }) => name);
      const others = wordPaths(draft[part]).filter(
        (path) => !names.some((name) => path.startsWith(`${name}.`)),
      );
      return [...names, ...others].map((name) => fieldPath(part, name));
    }),
  );
  return [...new Set(paths)];
}

export function splitPath(path: FieldPath): { part: Part; name: string } {
  const [, part, ...names] = path.split('.');
  return { part: part as Part, name: names.join('.') };
}

export function valueAt(draft: AnyDraft, path: FieldPath): unknown {
  const { part, name } = splitPath(path);
  return valueIn(draft[part], name);
}

export const valueIn = (values: Values, name: string): unknown =>
  name
    .split('.')
    .reduce<unknown>((at, one) => (isTree(at) && Object.hasOwn(at, one) ? at[one] : null), values);

export function withValues(draft: AnyDraft, values: ReadonlyMap<FieldPath, unknown>): AnyDraft {
  const next = { ...draft };
  for (const [path, value] of values) {
    const { part, name } = splitPath(path);
    next[part] = withValue(next[part], name.split('.'), value);
  }
  return next;
}

function withValue(values: Values, [name = '', ...below]: string[], value: unknown): Values {
  const own = values[name];
  const changed = below.length === 0 ? value : withValue(isTree(own) ? own : {}, below, value);
  return { ...values, [name]: changed };
}

export const isRemoval = (path: string, value: unknown): boolean =>
  value === null && path.split('.').length > 3;
