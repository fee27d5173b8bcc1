/**
 * The 31 places of the tree: center of the leaf, its rotation (degrees, in a wind that lifts on the left and falls on
 * the right), its scale. They were spread over a leaning egg until all were at least nine tenths of a leaf apart, then
 * ordered from the center of the crown outward, so that few leaves already make a tree. Precomputed, so that pages do
 * not have to.
 */
export const PLACES: readonly (readonly [x: number, y: number, turn: number, scale: number])[] = [
  [197.5, 146.7, -7.5, 1.01],
  [176.4, 181.7, -10.3, 0.98],
  [193.0, 111.0, -6.6, 1.03],
  [256.5, 172.9, -4.6, 1.04],
  [234.0, 206.1, -3.5, 0.99],
  [110.5, 143.4, -10.6, 1.02],
  [106.9, 178.9, -12.9, 0.99],
  [267.9, 137.4, -4.1, 1.02],
  [124.1, 214.0, -7.3, 1.0],
  [187.2, 234.4, -5.4, 1.03],
  [122.7, 108.2, -17.9, 1.04],
  [261.2, 101.9, -9.8, 1.01],
  [166.1, 76.2, -16.0, 1.05],
  [233.7, 67.6, -10.8, 1.03],
  [143.4, 263.1, -3.8, 0.98],
  [246.0, 258.2, 3.1, 1.03],
  [293.0, 228.5, 0.4, 0.99],
  [321.5, 195.0, 5.1, 0.98],
  [335.7, 161.7, 0.7, 1.05],
  [38.8, 144.9, -19.2, 1.0],
  [51.1, 110.9, -15.0, 1.0],
  [79.6, 246.1, -8.9, 1.02],
  [38.0, 178.7, -12.6, 1.03],
  [50.1, 213.3, -9.7, 1.05],
  [76.3, 77.7, -20.0, 1.01],
  [337.0, 126.7, -3.9, 1.02],
  [119.0, 47.0, -17.5, 1.04],
  [329.4, 93.3, -4.8, 0.98],
  [182.1, 27.5, -15.9, 1.04],
  [304.0, 60.1, -10.7, 1.0],
  [251.5, 32.2, -14.1, 1.0],
];
