import { sameValue } from '#model/same-value.ts';
import type { Remote } from './draft-store.ts';
import type { TypedField } from './local-copy.ts';

type InFlight = ReadonlyMap<string, unknown> | null;

/** The values that the author typed and the server has not confirmed, beside the stored ones. */
export class TypedValues<Data> {
  readonly fields = new Map<string, TypedField>();
  readonly #later = new Map<string, { read: () => unknown; base: unknown }>();
  remote: Remote<Data> | null = null;

  value(path: string): unknown {
    const field = this.fields.get(path);
    return field ? field.value : this.#stored(path);
  }

  #stored(path: string): unknown {
    return this.remote?.values.get(path);
  }

  /** @param base the value that the author changed */
  set(path: string, value: unknown, base = this.#stored(path)): void {
    this.fields.set(path, { base, ...this.fields.get(path), value });
    // A value that is back was not taken away.
    this.forgetReplaced(path, value);
  }

  /** @returns false if the value is to be read already */
  setLazily(path: string, read: () => unknown, base: unknown): boolean {
    if (this.#later.has(path)) return false;
    this.#later.set(path, { read, base });
    return true;
  }

  /** @returns false if there was nothing to read */
  flushLazy(): boolean {
    const later = [...this.#later];
    this.#later.clear();
    for (const [path, { read, base }] of later) this.set(path, read(), base);
    return later.length > 0;
  }

  unsaved(inFlight: InFlight): string[] {
    return [...this.fields]
      .filter(
        ([path, { value, replaced }]) =>
          replaced || inFlight?.has(path) || !sameValue(value, this.#stored(path)),
      )
      .map(([path]) => path);
  }

  /** Undefined unless somebody else changed the stored value too. */
  conflictingValue(path: string): unknown {
    const field = this.fields.get(path);
    if (!field || !this.remote || this.remote.isPending) return undefined;
    const now = this.#stored(path);
    const isExpected = [field.base, field.sent, field.value].some((value) => sameValue(value, now));
    return isExpected ? undefined : now;
  }

  /** Null if there is no conflict any more. @param seen their value, as the author saw it */
  resolve(
    path: string,
    choice: 'mine' | 'theirs',
    seen: unknown,
  ): { before: unknown; after: unknown } | null {
    const field = this.fields.get(path);
    const isSeen = sameValue(seen, this.#stored(path));
    if (!field || (choice === 'theirs' && !isSeen)) return null;
    const [after, before] = choice === 'mine' ? [field.value, seen] : [seen, field.value];
    this.fields.set(path, { ...field, value: after, base: seen, replaced: { value: before } });
    return { before, after };
  }

  /** Keeps the present value for the history: a single act is about to take it away. */
  keepReplaced(path: string): void {
    const value = this.value(path);
    this.fields.set(path, {
      base: this.#stored(path),
      replaced: { value },
      ...this.fields.get(path),
      value,
    });
  }

  forgetReplaced(path: string, value: unknown): void {
    const field = this.fields.get(path);
    if (field?.replaced && sameValue(field.replaced.value, value)) delete field.replaced;
  }

  /** Drops confirmed values; a sent value that is stored becomes the base of what was typed since. */
  rebase(inFlight: InFlight, isKnown: (path: string) => boolean): void {
    if (this.remote === null || this.remote.isPending) return;
    for (const [path, field] of this.fields) {
      const now = this.#stored(path);
      // Going back to the stored text is a change too while a write is under way.
      const isConfirmed = sameValue(field.value, now) && !inFlight?.has(path) && !field.replaced;
      if (isConfirmed || !isKnown(path)) this.fields.delete(path);
      else if (sameValue(field.sent, now)) field.base = now;
    }
  }
}
