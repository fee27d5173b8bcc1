import type { PersonName } from '@kotohogi/domain/profile/names';

const partOf = (name: string) =>
  name
    .normalize('NFD')
    .toLowerCase()
    .replace(/[^a-z]/g, '')
    .slice(0, 20);

/** A key for a couple's page that they would recognize: ren-yui-0403. Empty if their names have no Latin spelling. */
export function suggestedKey(couple: readonly PersonName[], dateTime: string): string {
  const names = couple.map(({ firstNameRoman }) => partOf(firstNameRoman));
  return names.includes('') ? '' : [...names, dateTime.slice(5, 10).replace('-', '')].join('-');
}
