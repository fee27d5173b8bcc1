import sharp from 'sharp';

/**
 * Reads a QR code off a picture, as a telephone would: ISO/IEC 18004, error level M, versions 1 to 6, which hold any address of
 * a wedding. The product writes its codes with a library; what is written here shares nothing with it. A picture on a screen
 * has no dirt on it, so nothing is corrected.
 */

/** Rows of squares, dark or light. */
type Squares = readonly (readonly boolean[])[];

const FINDER = 7;
const BLUR_PX = 2;
/** How many blocks the words of a version are dealt to at level M; they are all of the same length. */
const BLOCKS_AT_M = [1, 1, 1, 2, 2, 4] as const;
/** Words of a version that carry data at level M. */
const DATA_WORDS_AT_M = [16, 28, 44, 64, 86, 108] as const;
/** What the bits of the format are turned over with, so that they never are all light. */
const FORMAT_MASK = 0x54_12;
const LEVEL_M = 0;

const MASKS: readonly ((row: number, column: number) => boolean)[] = [
  (row, column) => (row + column) % 2 === 0,
  row => row % 2 === 0,
  (_, column) => column % 3 === 0,
  (row, column) => (row + column) % 3 === 0,
  (row, column) => (Math.floor(row / 2) + Math.floor(column / 3)) % 2 === 0,
  (row, column) => ((row * column) % 2) + ((row * column) % 3) === 0,
  (row, column) => (((row * column) % 2) + ((row * column) % 3)) % 2 === 0,
  (row, column) => (((row + column) % 2) + ((row * column) % 3)) % 2 === 0,
];

/** The squares of the code in a picture, found by the corner every code begins with. */
async function squaresOf(picture: Uint8Array): Promise<Squares> {
  const { data, info } = await sharp(picture).greyscale().raw().toBuffer({ resolveWithObject: true });
  const isDark = (x: number, y: number) => (data[Math.floor(y) * info.width + Math.floor(x)] ?? 255) < 128;
  const top = Math.floor(data.findIndex(light => light < 128) / info.width);
  // Edges are blurred on a screen: the first row of squares is measured a little below its own.
  const line = Array.from({ length: info.width }, (_, x) => isDark(x, top + BLUR_PX));
  const left = line.indexOf(true);
  const reach = line.lastIndexOf(true) + 1 - left;
  // The side of a code grows by four squares from version to version.
  const version = Math.round((reach / ((line.indexOf(false, left) - left) / FINDER) - 17) / 4);
  const count = 17 + 4 * version;
  const middle = (from: number, place: number) => from + ((place + 0.5) * reach) / count;
  return Array.from({ length: count }, (_, row) =>
    Array.from({ length: count }, (__, column) => isDark(middle(left, column), middle(top, row))),
  );
}

/** Which of the eight masks lies over the words; refuses codes of another level than M. */
function maskOf(squares: Squares): number {
  const places = [
    ...[0, 1, 2, 3, 4, 5, 7, 8].map(column => [8, column] as const),
    ...[7, 5, 4, 3, 2, 1, 0].map(row => [row, 8] as const),
  ];
  const bits = places.reduce((sum, [row, column]) => sum * 2 + (squares[row]?.[column] ? 1 : 0), 0) ^ FORMAT_MASK;
  if (bits >> 13 !== LEVEL_M) throw new Error(`a code of another level than M: ${bits.toString(2)}`);
  return (bits >> 10) & 7;
}

/** Whether a square belongs to the frame of a code: corners, clock lines, format, the mark at the lower right. */
function isFrame(size: number, row: number, column: number): boolean {
  const isCorner = (row <= 8 && (column <= 8 || column >= size - 8)) || (row >= size - 8 && column <= 8);
  const isClock = row === 6 || column === 6;
  const isMark = size > 21 && Math.abs(row - (size - 7)) <= 2 && Math.abs(column - (size - 7)) <= 2;
  return isCorner || isClock || isMark;
}

/** The words in the order they are laid: in pairs of columns from the right, up and down in turn. */
function wordsOf(squares: Squares): readonly number[] {
  const size = squares.length;
  const mask = MASKS[maskOf(squares)];
  const pairs = Array.from(
    { length: (size - 1) / 2 },
    (_, pair) => size - 1 - 2 * pair - (2 * pair >= size - 7 ? 1 : 0),
  );
  const bits = pairs.flatMap((right, pair) =>
    Array.from({ length: size }, (_, step) => (pair % 2 === 0 ? size - 1 - step : step)).flatMap(row =>
      [right, right - 1]
        .filter(column => !isFrame(size, row, column))
        .map(column => squares[row]?.[column] !== mask?.(row, column)),
    ),
  );
  return Array.from({ length: Math.floor(bits.length / 8) }, (_, word) =>
    bits.slice(8 * word, 8 * word + 8).reduce((sum, bit) => sum * 2 + (bit ? 1 : 0), 0),
  );
}

/** The data of a code: the words are dealt to its blocks in turn, what corrects them follows. */
function dataOf(squares: Squares): readonly number[] {
  const version = (squares.length - 17) / 4;
  const blocks = BLOCKS_AT_M[version - 1];
  const count = DATA_WORDS_AT_M[version - 1];
  if (blocks === undefined || count === undefined) throw new Error(`a code of ${squares.length} squares a side`);
  const words = wordsOf(squares).slice(0, count);
  return Array.from({ length: blocks }, (_, block) => words.filter((__, at) => at % blocks === block)).flat();
}

const SIGNS = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ $%*+-./:';
const two = (value: number) => `${SIGNS[Math.floor(value / SIGNS.length)]}${SIGNS[value % SIGNS.length]}`;

/** What the bits of a code say: stretches of digits, of plain signs, of bytes. */
function textOf(bits: string): string {
  let at = 0;
  const take = (count: number) => {
    at += count;
    return Number.parseInt(bits.slice(at - count, at), 2);
  };
  const bytes: number[] = [];
  const write = (text: string) => bytes.push(...new TextEncoder().encode(text));
  while (at + 4 <= bits.length) {
    const mode = take(4);
    if (mode === 0) break;
    if (mode === 1) {
      for (let left = take(10); left > 0; left -= 3) {
        const digits = Math.min(left, 3);
        write(String(take(1 + 3 * digits)).padStart(digits, '0'));
      }
    } else if (mode === 2) {
      for (let left = take(9); left > 0; left -= 2) write(left > 1 ? two(take(11)) : (SIGNS[take(6)] ?? ''));
    } else if (mode === 4) {
      for (let left = take(8); left > 0; left--) bytes.push(take(8));
    } else {
      throw new Error(`a code in mode ${mode}`);
    }
  }
  return new TextDecoder().decode(new Uint8Array(bytes));
}

/** What the code in a picture says. */
export async function readCode(picture: Uint8Array): Promise<string> {
  const words = dataOf(await squaresOf(picture));
  return textOf(words.map(word => word.toString(2).padStart(8, '0')).join(''));
}
