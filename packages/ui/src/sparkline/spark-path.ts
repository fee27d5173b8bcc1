/** The box a line is drawn in, in its own units. */
export interface SparkBox {
  readonly width: number;
  readonly height: number;
  /** The values at the bottom and at the top of the box. */
  readonly low: number;
  readonly high: number;
}

/** Position of a value in the box; values outside are clamped to its edges. */
export function heightOf(value: number, { height, low, high }: SparkBox): number {
  const share = high <= low ? 0.5 : Math.min(1, Math.max(0, (value - low) / (high - low)));
  return height * (1 - share);
}

/** The `d` of the line through evenly spaced values; `null` (not measured) leaves a gap. */
export function sparkPath(values: readonly (number | null)[], box: SparkBox): string {
  const stride = values.length <= 1 ? 0 : box.width / (values.length - 1);
  return values
    .map((value, index) => {
      if (value === null) return '';
      const before = index === 0 ? null : (values[index - 1] ?? null);
      const pen = before === null ? 'M' : 'L';
      return `${pen}${round(index * stride)} ${round(heightOf(value, box))}`;
    })
    .join('');
}

function round(length: number): number {
  return Math.round(length * 100) / 100;
}
