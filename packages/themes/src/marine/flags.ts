/** Muted colors of the international code of signals that stay legible. */
export const FLAG_COLOURS = {
  red: '#d5806c',
  blue: '#2f7391',
  yellow: '#f0d08a',
  white: '#fffdf8',
  black: '#35525f',
} as const;

export type FlagColour = keyof typeof FLAG_COLOURS;

/** A painted part of a flag on the unit square. */
export type FlagPart = readonly [colour: FlagColour, path: string];

const box = (x: number, y: number, width: number, height: number) => `M${x} ${y}h${width}v${height}h${-width}Z`;
const whole = (colour: FlagColour): FlagPart => [colour, box(0, 0, 1, 1)];
const inset = (colour: FlagColour, gap: number): FlagPart => [colour, box(gap, gap, 1 - 2 * gap, 1 - 2 * gap)];
const upright = (...colours: readonly FlagColour[]): FlagPart[] =>
  colours.map((colour, i) => [colour, box(i / colours.length, 0, 1 / colours.length, 1)]);
const level = (...colours: readonly FlagColour[]): FlagPart[] =>
  colours.map((colour, i) => [colour, box(0, i / colours.length, 1, 1 / colours.length)]);
const cross = (colour: FlagColour): FlagPart => [colour, box(0.38, 0, 0.24, 1) + box(0, 0.38, 1, 0.24)];
const saltire = (colour: FlagColour): FlagPart => [
  colour,
  'M0 0H.16L.5 .34L.84 0H1V.16L.66 .5L1 .84V1H.84L.5 .66L.16 1H0V.84L.34 .5L0 .16Z',
];
const checks = [0, 1, 2, 3]
  .flatMap(row => [0, 1].map(column => box((column * 2 + (row % 2)) / 4, row / 4, 0.25, 0.25)))
  .join('');

/** The 26 letter flags of the international code of signals. */
const FLAGS: Readonly<Record<string, readonly FlagPart[]>> = {
  // A and B end in a swallow tail.
  A: [
    ['white', 'M0 0H.5V1H0Z'],
    ['blue', 'M.5 0H1L.74 .5L1 1H.5Z'],
  ],
  B: [['red', 'M0 0H1L.74 .5L1 1H0Z']],
  C: level('blue', 'white', 'red', 'white', 'blue'),
  D: [whole('yellow'), ['blue', box(0, 0.25, 1, 0.5)]],
  E: level('blue', 'red'),
  F: [whole('white'), ['red', 'M.5 .04L.96 .5L.5 .96L.04 .5Z']],
  G: upright('yellow', 'blue', 'yellow', 'blue', 'yellow', 'blue'),
  H: upright('white', 'red'),
  I: [whole('yellow'), ['black', 'M.26 .5a.24 .24 0 1 0 .48 0a.24 .24 0 1 0 -.48 0Z']],
  J: level('blue', 'white', 'blue'),
  K: upright('yellow', 'blue'),
  L: [whole('yellow'), ['black', box(0.5, 0, 0.5, 0.5) + box(0, 0.5, 0.5, 0.5)]],
  M: [whole('blue'), saltire('white')],
  N: [whole('white'), ['blue', checks]],
  O: [whole('yellow'), ['red', 'M0 0H1V1Z']],
  P: [whole('blue'), inset('white', 0.3)],
  Q: [whole('yellow')],
  R: [whole('red'), cross('yellow')],
  S: [whole('white'), inset('blue', 0.27)],
  T: upright('red', 'white', 'blue'),
  U: [whole('white'), ['red', box(0, 0, 0.5, 0.5) + box(0.5, 0.5, 0.5, 0.5)]],
  V: [whole('white'), saltire('red')],
  W: [whole('blue'), inset('white', 0.17), inset('red', 0.34)],
  X: [whole('white'), cross('blue')],
  Y: [
    whole('yellow'),
    ['red', 'M0 .2L.2 0H.4L0 .4ZM0 .6L.6 0H.8L0 .8ZM0 1L1 0V.2L.2 1ZM.4 1L1 .4V.6L.6 1ZM.8 1L1 .8V1Z'],
  ],
  Z: [whole('yellow'), ['blue', 'M1 0V1L.5 .5Z'], ['red', 'M0 1H1L.5 .5Z'], ['black', 'M0 0V1L.5 .5Z']],
};

/** The parts of a letter's flag, from the ground up; undefined for a character without a letter flag. */
export function flagOf(letter: string): readonly FlagPart[] | undefined {
  return FLAGS[letter];
}

/** The outline of a letter's flag: square, or with a swallow tail. */
export function flagEdge(letter: string): string {
  return letter === 'A' || letter === 'B' ? 'M0 0H1L.74 .5L1 1H0Z' : 'M0 0H1V1H0Z';
}
