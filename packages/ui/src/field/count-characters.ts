/** How long a text is for every limit: Unicode code points, a line end of any system counting one (decision 64). */
export function countCharacters(text: string): number {
  return Array.from(text.replace(/\r\n?/g, '\n')).length;
}

/** The bounds a counter watches; without `min` an empty text is fine. */
export interface CounterLimits {
  readonly min?: number | undefined;
  readonly max: number;
}

/** Whether a text is outside its bounds. A text nobody has begun is not "too short" yet. */
export function isOutOfBounds(count: number, { min = 0, max }: CounterLimits): boolean {
  return count > max || (count > 0 && count < min);
}
