const SEGMENTS = 4;
const GROUPS = 12;

interface Table {
  readonly offset: number;
}

function findTable(font: Buffer, wanted: string): Table | undefined {
  const count = font.readUInt16BE(4);
  for (let place = 0; place < count; place += 1) {
    const at = 12 + place * 16;
    if (font.toString('latin1', at, at + 4) === wanted) return { offset: font.readUInt32BE(at + 8) };
  }
  return undefined;
}

/** Format 12: groups of a first character, a last one and the glyph of the first. */
function* readGroups(font: Buffer, at: number): Generator<number> {
  const count = font.readUInt32BE(at + 12);
  for (let place = 0; place < count; place += 1) {
    const group = at + 16 + place * 12;
    const [first, last, glyph] = [0, 4, 8].map(offset => font.readUInt32BE(group + offset));
    for (let code = first ?? 1; code <= (last ?? 0); code += 1) if ((glyph ?? 0) + code - (first ?? 0) > 0) yield code;
  }
}

/** Format 4: segments, stored as four columns of ends, starts, deltas and offsets. */
function* readSegments(font: Buffer, at: number): Generator<number> {
  const columnBytes = font.readUInt16BE(at + 6);
  const column = (n: number) => at + 14 + n * columnBytes + (n === 0 ? 0 : 2);
  for (let place = 0; place < columnBytes; place += 2) {
    const end = font.readUInt16BE(column(0) + place);
    const start = font.readUInt16BE(column(1) + place);
    const delta = font.readUInt16BE(column(2) + place);
    const rangeAt = column(3) + place;
    const range = font.readUInt16BE(rangeAt);
    for (let code = start; code <= end && code < 0xffff; code += 1) {
      const raw = range === 0 ? code : font.readUInt16BE(rangeAt + range + (code - start) * 2);
      const isMissing = range !== 0 && raw === 0;
      if (!isMissing && ((raw + delta) & 0xffff) !== 0) yield code;
    }
  }
}

/** Every character a TrueType font has a glyph for, as code points (OpenType "cmap", formats 4 and 12). */
export function charactersOf(font: Buffer): ReadonlySet<number> {
  const cmap = findTable(font, 'cmap');
  if (cmap === undefined) return new Set();
  const count = font.readUInt16BE(cmap.offset + 2);
  const codes = new Set<number>();
  for (let place = 0; place < count; place += 1) {
    const at = cmap.offset + font.readUInt32BE(cmap.offset + 4 + place * 8 + 4);
    const format = font.readUInt16BE(at);
    if (format === GROUPS) for (const code of readGroups(font, at)) codes.add(code);
    if (format === SEGMENTS) for (const code of readSegments(font, at)) codes.add(code);
  }
  return codes;
}
