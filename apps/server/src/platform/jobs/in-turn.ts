/** Does each in turn: one that fails keeps no other from its turn. What failed is thrown when all have had theirs. */
export async function inTurn<T>(items: readonly T[], run: (item: T) => Promise<void>): Promise<void> {
  const failures: unknown[] = [];
  for (const item of items) await run(item).catch((failure: unknown) => failures.push(failure));
  if (failures.length > 0) throw new AggregateError(failures, `${failures.length} of ${items.length} failed`);
}
