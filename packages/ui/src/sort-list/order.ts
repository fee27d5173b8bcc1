/** The list with the entry at `index` moved one place up (-1) or down (+1); the same list if that is not possible. */
export function moveByOne<T>(list: readonly T[], index: number, step: -1 | 1): readonly T[] {
  const target = index + step;
  const moved = list[index];
  const displaced = list[target];
  if (moved === undefined || displaced === undefined) return list;
  return list.map((entry, at) => (at === index ? displaced : at === target ? moved : entry));
}
