/** The encodings of the protocol that Node decodes but does not encode. */
export type Charset = 'euc-jp' | 'windows-31j';

type Table = ReadonlyMap<string, readonly number[]>;

const tables = new Map<Charset, Table>();

/** Characters to bytes, built by decoding every byte and pair of bytes. */
function makeTable(charset: Charset): Table {
  const decoder = new TextDecoder(charset);
  const made = new Map<string, readonly number[]>();
  function add(...bytes: number[]): void {
    const text = decoder.decode(Uint8Array.from(bytes));
    const isChar = text.length === 1 && text !== '\ufffd';
    if (isChar && !made.has(text)) made.set(text, bytes);
  }
  for (let byte = 0x20; byte <= 0xdf; byte += 1) add(byte);
  for (let lead = 0x81; lead <= 0xfe; lead += 1) {
    for (let trail = 0x40; trail <= 0xfe; trail += 1) add(lead, trail);
  }
  return made;
}

/** The bytes of a character; none if the encoding does not have it. */
export function bytesOf(char: string, charset: Charset): readonly number[] {
  const table = tables.get(charset) ?? makeTable(charset);
  tables.set(charset, table);
  return table.get(char) ?? [];
}
