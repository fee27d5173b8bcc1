/** Nothing quieter is told apart: digital silence has no level. */
const FLOOR_DB = -60;

/** The mean level of some readings (mean squares, 1 = full scale) in dB below full scale; null without readings. */
export function meanLevelDb(meanSquares: readonly number[]): number | null {
  if (meanSquares.length === 0) return null;
  const mean = meanSquares.reduce((sum, value) => sum + value, 0) / meanSquares.length;
  return Math.max(FLOOR_DB, Math.min(0, 10 * Math.log10(mean)));
}
