/** Removes rounding errors of floating point: 0.07 × 100 is 7. */
const exact = (value: number) => Number(value.toFixed(8));

/**
 * Reads a rate as it is typed (docs/product/facility.md#commission-rate): `0.05` is a share, `5%` the same as a
 * percentage. Empty is null; anything else is NaN, which the form refuses.
 */
export function readRate(text: string): number | null {
  const typed = text.replace(/\s/g, '');
  if (typed === '') return null;
  const [, digits, percent] = /^(\d+(?:\.\d*)?|\.\d+)(%?)$/.exec(typed) ?? [];
  if (digits === undefined) return Number.NaN;
  return exact(percent === '%' ? Number(digits) / 100 : Number(digits));
}

/** A rate as it is shown: `5%`. A share above 1 stays as it was typed, so that 1.2 does not become a valid 120%. */
export function rateText(rate: number): string {
  return rate > 1 ? String(rate) : `${exact(rate * 100)}%`;
}
