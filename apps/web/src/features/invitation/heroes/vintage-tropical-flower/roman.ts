const NUMERALS: readonly (readonly [value: number, letters: string])[] = [
  [10, 'X'],
  [9, 'IX'],
  [5, 'V'],
  [4, 'IV'],
  [1, 'I'],
];

/** A day of the month in Roman numerals, as in plate numbers: 21 → XXI. */
export function roman(day: number): string {
  let rest = day;
  let letters = '';
  for (const [value, numeral] of NUMERALS) {
    while (rest >= value) {
      letters += numeral;
      rest -= value;
    }
  }
  return letters;
}
