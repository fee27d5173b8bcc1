/** The lowest amount of each band of gift money; a guest's gifts count together. */
export const GIFT_BANDS_YEN = [1_000, 5_000, 10_000, 20_000, 30_000, 50_000, 100_000] as const;
