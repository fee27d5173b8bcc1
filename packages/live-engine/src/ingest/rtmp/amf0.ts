/** Values of Action Message Format 0, as far as RTMP commands use them. */
export type AmfValue = number | boolean | string | null | undefined | Date | AmfObject | readonly AmfValue[];

export interface AmfObject {
  readonly [key: string]: AmfValue;
}

const MARKER = {
  number: 0x00,
  boolean: 0x01,
  string: 0x02,
  object: 0x03,
  null: 0x05,
  undefined: 0x06,
  map: 0x08,
  objectEnd: 0x09,
  array: 0x0a,
  date: 0x0b,
  longString: 0x0c,
} as const;

/** A message nested deeper or larger than this is refused; no encoder comes near. */
const MAX_DEPTH = 8;
const MAX_ENTRIES = 512;

function encodeKey(key: string): Buffer {
  const text = Buffer.from(key, 'utf8');
  const length = Buffer.alloc(2);
  length.writeUInt16BE(text.length);
  return Buffer.concat([length, text]);
}

function encodeString(value: string): Buffer {
  const text = Buffer.from(value, 'utf8');
  if (text.length <= 0xffff) return Buffer.concat([Buffer.of(MARKER.string), encodeKey(value)]);
  const head = Buffer.alloc(5);
  head.writeUInt8(MARKER.longString);
  head.writeUInt32BE(text.length, 1);
  return Buffer.concat([head, text]);
}

function encodeDouble(marker: number, value: number, trailingBytes: number): Buffer {
  const bytes = Buffer.alloc(9 + trailingBytes);
  bytes.writeUInt8(marker);
  bytes.writeDoubleBE(value, 1);
  return bytes;
}

function encodeArray(values: readonly AmfValue[]): Buffer {
  const head = Buffer.alloc(5);
  head.writeUInt8(MARKER.array);
  head.writeUInt32BE(values.length, 1);
  return Buffer.concat([head, ...values.map(encodeValue)]);
}

function isArray(value: AmfObject | readonly AmfValue[]): value is readonly AmfValue[] {
  return Array.isArray(value);
}

function encodeValue(value: AmfValue): Buffer {
  if (typeof value === 'number') return encodeDouble(MARKER.number, value, 0);
  if (typeof value === 'boolean') return Buffer.of(MARKER.boolean, value ? 1 : 0);
  if (typeof value === 'string') return encodeString(value);
  if (value === null) return Buffer.of(MARKER.null);
  if (value === undefined) return Buffer.of(MARKER.undefined);
  if (value instanceof Date) return encodeDouble(MARKER.date, value.getTime(), 2);
  if (isArray(value)) return encodeArray(value);
  const entries = Object.entries(value).flatMap(([key, entry]) => [encodeKey(key), encodeValue(entry)]);
  return Buffer.concat([Buffer.of(MARKER.object), ...entries, Buffer.of(0, 0, MARKER.objectEnd)]);
}

/** Writes values in sequence. */
export function encodeAmf0(...values: readonly AmfValue[]): Buffer {
  return Buffer.concat(values.map(encodeValue));
}

class Reader {
  readonly #bytes: Buffer;
  #at = 0;

  constructor(bytes: Buffer) {
    this.#bytes = bytes;
  }

  get isAtEnd(): boolean {
    return this.#at >= this.#bytes.length;
  }

  value(depth: number): AmfValue {
    if (depth > MAX_DEPTH) throw new RangeError('AMF0 nested too deeply');
    const marker = this.#u8();
    switch (marker) {
      case MARKER.number:
        return this.#double();
      case MARKER.boolean:
        return this.#u8() !== 0;
      case MARKER.string:
        return this.#text(this.#u16());
      case MARKER.longString:
        return this.#text(this.#u32());
      case MARKER.object:
        return this.#object(depth);
      case MARKER.map:
        this.#u32();
        return this.#object(depth);
      case MARKER.array:
        return this.#array(depth);
      case MARKER.date:
        return this.#date();
      case MARKER.null:
        return null;
      case MARKER.undefined:
        return undefined;
      default:
        throw new RangeError(`AMF0 marker ${marker} is not supported`);
    }
  }

  #object(depth: number): AmfObject {
    const entries: [string, AmfValue][] = [];
    for (;;) {
      const key = this.#text(this.#u16());
      if (key === '' && this.#bytes[this.#at] === MARKER.objectEnd) {
        this.#at++;
        return Object.fromEntries(entries);
      }
      if (entries.length >= MAX_ENTRIES) throw new RangeError('AMF0 object too large');
      entries.push([key, this.value(depth + 1)]);
    }
  }

  #array(depth: number): AmfValue[] {
    const count = this.#u32();
    if (count > MAX_ENTRIES) throw new RangeError('AMF0 array too large');
    return Array.from({ length: count }, () => this.value(depth + 1));
  }

  #date(): Date {
    const date = new Date(this.#double());
    this.#u16();
    return date;
  }

  #text(length: number): string {
    const end = this.#at + length;
    if (end > this.#bytes.length) throw new RangeError('AMF0 text ended early');
    const text = this.#bytes.toString('utf8', this.#at, end);
    this.#at = end;
    return text;
  }

  #u8(): number {
    const value = this.#bytes.readUInt8(this.#at);
    this.#at += 1;
    return value;
  }

  #u16(): number {
    const value = this.#bytes.readUInt16BE(this.#at);
    this.#at += 2;
    return value;
  }

  #u32(): number {
    const value = this.#bytes.readUInt32BE(this.#at);
    this.#at += 4;
    return value;
  }

  #double(): number {
    const value = this.#bytes.readDoubleBE(this.#at);
    this.#at += 8;
    return value;
  }
}

/** Reads all values of a message; throws a RangeError on anything malformed, oversized or too deep. */
export function decodeAmf0(bytes: Buffer): AmfValue[] {
  const reader = new Reader(bytes);
  const values: AmfValue[] = [];
  while (!reader.isAtEnd) {
    if (values.length >= MAX_ENTRIES) throw new RangeError('too many AMF0 values');
    values.push(reader.value(0));
  }
  return values;
}

/** One entry of an AMF object as text, or null. */
export function textOf(value: AmfValue, key: string): string | null {
  if (value === null || typeof value !== 'object' || value instanceof Date || isArray(value)) return null;
  const entry = value[key];
  return typeof entry === 'string' ? entry : null;
}
