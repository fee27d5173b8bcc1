/**
 * Node decodes Windows-31J but does not encode it: the table is built once by decoding every byte and pair of bytes.
 */
let table: ReadonlyMap<string, readonly number[]> | undefined;

function makeTable(): ReadonlyMap<string, readonly number[]> {
  const decoder = new TextDecoder('windows-31j');
  const made = new Map<string, readonly number[]>();
  function add(...bytes: number[]): void {
    const char = decoder.decode(Uint8Array.from(bytes));
    if (!char.includes('\ufffd') && !made.has(char)) made.set(char, bytes);
  }
  for (let byte = 0; byte <= 0xff; byte += 1) add(byte);
  for (let lead = 0x81; lead <= 0xfc; lead += 1) {
    for (let trail = 0x40; trail <= 0xfc; trail += 1) add(lead, trail);
  }
  return made;
}

/** Encodes text as Windows-31J; an unsupported character becomes `?`. */
export function encodeWindows31j(text: string): Buffer {
  table ??= makeTable();
  const bytes: number[] = [];
  for (const char of text) bytes.push(...(table.get(char) ?? [0x3f]));
  return Buffer.from(bytes);
}
