/**
 * The length of a text for every limit: Unicode code points, with any line ending counted as one
 * (docs/product/form.md#text).
 */
export function countCharacters(text: string): number {
  return Array.from(text.replace(/\r\n?/g, '\n')).length;
}

/** The limits of a counter; without `min` an empty text is valid. */
export interface CounterLimits {
  readonly min?: number | undefined;
  readonly max: number;
}

/** Whether a text is outside its limits. An empty text is not "too short" yet. */
export function isOutOfBounds(count: number, { min = 0, max }: CounterLimits): boolean {
  return count > max || (count > 0 && count < min);
}
