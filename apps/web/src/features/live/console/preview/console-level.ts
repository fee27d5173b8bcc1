/** The lowest reported level: digital silence would be −∞ dB. */
const FLOOR_DB = -60;

/** The mean level of the readings (mean squares, 1 = full scale) in dB below full scale; null without readings. */
export function meanLevelDb(meanSquares: readonly number[]): number | null {
  if (meanSquares.length === 0) return null;
  const mean = meanSquares.reduce((sum, value) => sum + value, 0) / meanSquares.length;
  return Math.max(FLOOR_DB, Math.min(0, 10 * Math.log10(mean)));
}
