/** Runs each item in turn; one failure does not stop the others. Throws all failures at the end. */
export async function inTurn<T>(items: readonly T[], run: (item: T) => Promise<void>): Promise<void> {
  const failures: unknown[] = [];
  for (const item of items) await run(item).catch((failure: unknown) => failures.push(failure));
  if (failures.length > 0) throw new AggregateError(failures, `${failures.length} of ${items.length} failed`);
}
