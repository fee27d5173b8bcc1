/**
 * The part that staff marked last and the one after it. A mark outside the program (a scene that staff named) is shown
 * too; what follows it is unknown.
 */
export function markedPart(
  programs: readonly { readonly title: string }[],
  marked: string,
): { readonly now: string | undefined; readonly next: string | undefined } {
  if (marked === '') return { now: undefined, next: undefined };
  const index = programs.findIndex(({ title }) => title === marked);
  return { now: marked, next: index < 0 ? undefined : programs[index + 1]?.title };
}
