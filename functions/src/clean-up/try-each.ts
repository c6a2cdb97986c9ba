/**
 * One that fails stops none of the others.
 * @returns for how many it answered true
 * @throws {AggregateError} after all were tried
 */
export async function tryEach<Item>(
  items: Iterable<Item>,
  act: (item: Item) => Promise<boolean>,
): Promise<number> {
  const failures: unknown[] = [];
  let done = 0;
  for (const item of items) {
    try {
      if (await act(item)) done += 1;
    } catch (error) {
      failures.push(error);
    }
  }
  if (failures.length > 0) throw new AggregateError(failures, failures.map(String).join('; '));
  return done;
}
